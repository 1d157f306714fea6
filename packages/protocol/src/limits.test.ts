import { describe, expect, it } from 'vitest';
import {
  animationLimits,
  availabilityLimits,
  breakpoints,
  environments,
  largeFrom,
  limits,
  openingLimits,
  positionLimits,
  reopenCountMs,
  requestLimits,
  serverLimits,
  soundDebounceMs,
  themeLimits,
  windowSizes,
} from './limits';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

describe('limits', () => {
  it.each<[string, unknown, unknown]>([
    ['[LIM-01] look at the availability every 60 s', availabilityLimits.recalculationMs, 60_000],
    ['[LIM-02] open by themselves for 4 days', openingLimits.autoOpenMs, 4 * dayMs],
    [
      '[LIM-03] resume a conversation for 5 minutes',
      [openingLimits.resumeMs, limits.conversationResumeMs],
      [5 * minuteMs, 5 * minuteMs],
    ],
    ['[LIM-04] count a reopening within 5 minutes', reopenCountMs, 5 * minuteMs],
    ['[LIM-08] cap the unread badge at 99', limits.unreadBadgeMax, 99],
    ['[LIM-09] show typing for 4000 ms', limits.typingIndicatorMs, 4000],
    ['[LIM-10] say that a page is active after up to 5 s', limits.isActiveDelayMaxMs, 5000],
    ['[LIM-11] debounce the sound by 400 ms', soundDebounceMs, 400],
    [
      '[LIM-14] move a position by -20 to 200',
      [positionLimits.offsetMin, positionLimits.offsetMax],
      [-20, 200],
    ],
    ['[LIM-15] keep the launcher 20 px from the edges', positionLimits.launcherBase, 20],
    [
      '[LIM-16] keep the window 0, 100, 15 and 90 px from the edges',
      positionLimits.windowBase,
      { left: 0, top: 100, right: 15, bottom: 90 },
    ],
    [
      '[LIM-17] pin launcher and window in the checkout at 0/0 and 0/70',
      positionLimits.checkout,
      { launcher: { x: 0, y: 0 }, window: { x: 0, y: 70 } },
    ],
    [
      '[LIM-25] send a captured email 2 more times, 2 s apart',
      [limits.emailCapturedRetries, limits.emailCapturedPauseMs],
      [2, 2000],
    ],
    [
      '[LIM-26] retry a fetch 3 times on 429, 502 and 503',
      [requestLimits.fetchRetries, requestLimits.retriedStatuses],
      [3, [429, 502, 503]],
    ],
    [
      '[LIM-27] let the helper try 5 times, 500 ms apart',
      [requestLimits.helperTries, requestLimits.helperPauseMs],
      [5, 500],
    ],
    ['[LIM-28] distrust a token 30 s before its end', limits.tokenExpiryMarginMs, 30_000],
    ['[LIM-29] ask for a contrast of 2.8', themeLimits.contrastMin, 2.8],
    ['[LIM-30] write in Inter', themeLimits.fontFamily, 'Inter'],
    [
      '[LIM-31] break at 767, 569, 992, 1200 and 1024',
      [breakpoints, largeFrom],
      [
        { mobileWidth: 767, checkoutMobileWidth: 569, landscapeWidth: 992 },
        { width: 1200, height: 1024 },
      ],
    ],
    ['[LIM-33] wait 120000 ms for a chunk', requestLimits.chunkTimeoutMs, 120_000],
    [
      '[LIM-35] page history by 30 and retry a socket 10 times',
      [serverLimits.historyPageSize, limits.socketRetriesMax],
      [30, 10],
    ],
    [
      '[LIM-37] are light as #FFFFFF and dark as #161616',
      [themeLimits.light, themeLimits.dark],
      ['#FFFFFF', '#161616'],
    ],
    ['[LIM-40] run in TEST, DEV, STG and PROD', environments, ['TEST', 'DEV', 'STG', 'PROD']],
    [
      '[LIM-42] size the window',
      [
        windowSizes.width,
        windowSizes.heightMargin,
        windowSizes.expandedWidth,
        windowSizes.maxHeight,
        windowSizes.checkoutMaxHeight,
      ],
      [384, 180, 650, 705, 640],
    ],
    [
      '[LIM-43] size the floating input',
      windowSizes.floatingInput,
      { width: 377, maxHeight: 200, textareaMaxHeight: 180 },
    ],
    [
      '[LIM-44] size the frame of the checkout',
      windowSizes.checkoutFrame,
      { open: { width: 570, height: 1000 }, closed: { width: 224, height: 72 } },
    ],
    [
      '[LIM-45] fade in 300 to 700 ms and scroll in 0.1 to 0.2 s',
      [
        animationLimits.fadeMinMs,
        animationLimits.fadeMaxMs,
        animationLimits.scrollMinMs,
        animationLimits.scrollMaxMs,
      ],
      [300, 700, 100, 200],
    ],
    [
      '[LIM-46] give a call 15 s and a long poll 35 s',
      [requestLimits.timeoutMs, requestLimits.longPollTimeoutMs],
      [15_000, 35_000],
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it('leave a page of messages room for its envelope', () => {
    expect(serverLimits.pageBytesMax).toBeLessThan(serverLimits.frameBytesMax);
  });

  it('let the server beat twice before the page gives up', () => {
    const longestPauseMs = serverLimits.heartbeatMs * 1.1;
    expect(2 * longestPauseMs).toBeLessThan(limits.silenceMs);
  });

  it('renew typing before it ends on the other side', () => {
    expect(limits.typingSignalMs).toBeLessThan(limits.typingIndicatorMs);
  });
});
