import type { Keys } from '../screens/keys';

export const listKeys = {
  next: { press: ['j', 'ArrowDown'], shown: 'J / ↓', does: 'Next conversation' },
  previous: { press: ['k', 'ArrowUp'], shown: 'K / ↑', does: 'Previous conversation' },
  open: { press: [], shown: 'Enter', does: 'Open it' },
} as const satisfies Keys;
