import type { ConversationSummary } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { shouldRing } from './shouldRing';

const row = (change: object = {}) =>
  ({
    conversationId: 'a',
    headId: 2,
    lastMessage: { text: 'Hi', fromAgent: false, createdDatetime: '' },
    assigneeId: null,
    isBlocked: false,
    ...change,
  }) as ConversationSummary;
const rings = (change: object, facts: object = {}) =>
  shouldRing({ row: row(change), before: row({ headId: 1 }), userId: 'me', lookedAt: null, ...facts });

it('it rings for what is new and for me or for anyone', () => {
  expect(rings({})).toBe(true);
  expect(rings({ assigneeId: 'me' })).toBe(true);
  expect(rings({}, { before: null })).toBe(true);
  expect(rings({}, { lookedAt: 'b' })).toBe(true);
});

it('it does not ring for answers, for known messages, for others, for the blocked, or for what is on screen', () => {
  expect(rings({ lastMessage: { text: 'Hi', fromAgent: true, createdDatetime: '' } })).toBe(false);
  expect(rings({}, { before: row() })).toBe(false);
  expect(rings({ assigneeId: 'other' })).toBe(false);
  expect(rings({ isBlocked: true })).toBe(false);
  expect(rings({}, { lookedAt: 'a' })).toBe(false);
});
