import type { ConversationId, ConversationSummary } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { uniqueConversations } from './uniqueConversations';

const summary = (id: string, headId: number): ConversationSummary => ({
  conversationId: id as ConversationId,
  visitorName: `Visitor ${id}`,
  appName: 'Demo',
  headId,
  lastMessage: { text: 'Hello', fromAgent: false, createdDatetime: '2026-11-15T10:00:00.000Z' },
  isWaiting: true,
});

it('shows a conversation once, where its newest page has it', () => {
  const pages = [
    { conversations: [summary('a', 7), summary('b', 1)], hasMore: true },
    { conversations: [summary('a', 6), summary('c', 3)], hasMore: false },
  ];
  expect(uniqueConversations(pages)).toEqual([summary('a', 7), summary('b', 1), summary('c', 3)]);
});

it('is empty without pages', () => {
  expect(uniqueConversations([])).toEqual([]);
});
