import type { MessageId } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { nextMessageId } from './nextMessageId';

describe('nextMessageId', () => {
  it('[MSG-44] gives t and t+1 while the clock stands still', () => {
    const first = nextMessageId(1_700_000_000_000, null);
    expect([first, nextMessageId(1_700_000_000_000, first)]).toEqual(['1700000000000', '1700000000001']);
  });

  it('rises even when the clock is set back', () => {
    expect(nextMessageId(5, '1700000000000' as MessageId)).toBe('1700000000001');
  });

  it('follows the clock where it can', () => {
    expect(nextMessageId(1_700_000_000_500, '1700000000000' as MessageId)).toBe('1700000000500');
  });
});
