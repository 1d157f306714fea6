import { expect, it } from 'vitest';
import { isAskingPerson } from './isAskingPerson';

type Given = Parameters<typeof isAskingPerson>[0];

const label = 'Talk to a person';
const asking = (messages: readonly object[], outbox: readonly object[] = []) =>
  isAskingPerson({ messages, outbox } as unknown as Given, label);
const said = (text: string, part: object = {}) => ({ fromAgent: false, content: { text }, ...part });
const waiting = (kind: 'pending' | 'unsent', isForPerson?: boolean) => ({
  ...{ message: { metadata: { isForPerson } }, delivery: { kind } },
});

it('the button for a person is pressed while its words are on their way, and until anything follows them; what could not be sent is pressed again', () => {
  expect([asking([]), asking([], [waiting('pending')]), asking([said('Hello')])]).toEqual([
    ...[false, false, false],
  ]);
  expect([asking([], [waiting('pending', true)]), asking([said('Hello'), said(label)])]).toEqual([
    true,
    true,
  ]);
  expect([asking([], [waiting('unsent', true)]), asking([said(label, { fromAgent: true })])]).toEqual([
    ...[false, false],
  ]);
  expect(asking([said(label), said('', { fromAgent: true, kind: 'signal' })])).toBe(false);
});
