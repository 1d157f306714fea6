import { describe, expect, it } from 'vitest';
import { limits, longPollTimeoutMs, serverLimits } from './limits';

/** Each limit is tried where it is kept to; here is only what two of them owe each other. */
describe('limits', () => {
  it('leave a page of messages room for its envelope', () => {
    expect(serverLimits.pageBytesMax).toBeLessThan(serverLimits.frameBytesMax);
  });

  it('let the server beat twice before the page gives up', () => {
    const longestPauseMs = serverLimits.heartbeatMs * 1.1;
    expect(2 * longestPauseMs).toBeLessThan(limits.silenceMs);
  });

  it('let the server answer a poll before the page gives it up', () => {
    expect(serverLimits.longPollMs).toBeLessThan(longPollTimeoutMs);
  });

  it('renew typing before it ends on the other side', () => {
    expect(limits.typingSignalMs).toBeLessThan(limits.typingIndicatorMs);
  });
});
