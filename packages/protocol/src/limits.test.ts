import { describe, expect, it } from 'vitest';
import { limits } from './limits';

describe('limits', () => {
  it.each([
    ['[LIM-03] resumes a conversation for 5 minutes', limits.conversationResumeMs, 300_000],
    ['[LIM-08] caps the unread badge at 99', limits.unreadBadgeMax, 99],
    ['[LIM-09] shows typing for 4000 ms', limits.typingIndicatorMs, 4000],
    ['[LIM-28] distrusts a token 30 s before its end', limits.tokenExpiryMarginMs, 30_000],
  ])('%s', (_, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('leave a page of messages room for its envelope', () => {
    expect(limits.pageBytesMax).toBeLessThan(limits.frameBytesMax);
  });

  it('let the server beat twice before the page gives up', () => {
    const longestPauseMs = limits.heartbeatMs * 1.1;
    expect(2 * longestPauseMs).toBeLessThan(limits.silenceMs);
  });

  it('renew typing before it ends on the other side', () => {
    expect(limits.typingSignalMs).toBeLessThan(limits.typingIndicatorMs);
  });
});
