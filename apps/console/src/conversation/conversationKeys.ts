import type { Keys } from '../screens/keys';

export const conversationKeys = {
  reply: { press: ['r'], shown: 'R', does: 'Reply' },
  note: { press: ['n'], shown: 'N', does: 'Internal note' },
  close: { press: ['e'], shown: 'E', does: 'Close or reopen' },
  assign: { press: ['a'], shown: 'A', does: 'Assign' },
  snooze: { press: ['s'], shown: 'S', does: 'Snooze' },
  tags: { press: ['t'], shown: 'T', does: 'Tags' },
  details: { press: ['d'], shown: 'D', does: 'Details' },
  leave: { press: [], shown: 'Esc', does: 'Leave the field' },
} as const satisfies Keys;
