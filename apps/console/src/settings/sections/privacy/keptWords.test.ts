import { expect, it } from 'vitest';
import { keptWords } from './keptWords';

const address = 'ada@mail.test';

it.each([
  [{ conversations: 0, rows: {} }, null],
  [{ conversations: 1, rows: { message: 1, visitor: 1 } }, '1 conversation and 1 message'],
  [
    { conversations: 2, rows: { message: 12, attachment: 1, outgoing_message: 3, login_code: 1 } },
    '2 conversations, 12 messages, 1 file, 3 mails, and 1 sign-in code',
  ],
  [{ conversations: 0, rows: { blocked_address: 1 } }, 'That the address is blocked'],
])('%j is said as %j', (summary, said) => {
  expect(keptWords({ address, ...summary })).toBe(said);
});
