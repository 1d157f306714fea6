import { limits } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { judgeReply } from './judgeReply';

it('sends the text without the space around it', () => {
  expect(judgeReply('  Two lines,\n\n  kept as written. \n')).toEqual({
    canSend: true,
    text: 'Two lines,\n\n  kept as written.',
  });
});

it('does not send nothing', () => {
  expect(judgeReply(' \n ')).toEqual({ canSend: false, excess: 0 });
});

it('sends up to the limit and counts what is over it', () => {
  const longest = 'a'.repeat(limits.messageTextMax);
  expect(judgeReply(longest)).toEqual({ canSend: true, text: longest });
  expect(judgeReply(`${longest}bc`)).toEqual({ canSend: false, excess: 2 });
});
