import { describe, expect, it } from 'vitest';
import { type OpeningFacts, shouldAutoOpen, shouldResume } from '.';

const now = Date.parse('2026-11-15T10:00:00Z');
const dayMs = 24 * 60 * 60_000;
const openedYesterday: OpeningFacts = {
  isAskedByLink: false,
  lastOpenedMs: now - dayMs,
  lastActiveMs: null,
  hasUnsent: false,
  isMobile: false,
  isCheckout: false,
  disableAutoOpen: false,
};
const opens = (facts: Partial<OpeningFacts>) => shouldAutoOpen({ ...openedYesterday, ...facts }, now);

describe('shouldAutoOpen', () => {
  it('[WIN-09] [LIM-02] opens a window that was opened within the last 4 days', () => {
    const opened = [now - 4 * dayMs, now - 4 * dayMs - 1, null];
    expect(opened.map((lastOpenedMs) => opens({ lastOpenedMs }))).toEqual([true, false, false]);
  });

  it('[WIN-10] never opens on a mobile-size screen', () => {
    expect(opens({ isMobile: true })).toBe(false);
  });

  it('[WIN-11] never opens in the checkout', () => {
    expect(opens({ isCheckout: true })).toBe(false);
  });

  it('[WIN-12] never opens where the shop has switched it off', () => {
    expect(opens({ disableAutoOpen: true })).toBe(false);
  });

  it('[WIN-24] opens by a link whatever forbids an auto-open', () => {
    const forbidden = { lastOpenedMs: null, isMobile: true, isCheckout: true, disableAutoOpen: true };
    expect([opens(forbidden), opens({ ...forbidden, isAskedByLink: true })]).toEqual([false, true]);
  });
});

describe('shouldResume', () => {
  const resumes = (facts: Partial<OpeningFacts>) =>
    shouldResume({ ...openedYesterday, lastOpenedMs: null, lastActiveMs: now - 60_000, ...facts }, now);

  it('[WIN-13] [LIM-03] resumes within 5 minutes of the last activity, unless the window opens anyway', () => {
    expect([300_000, 300_001].map((agoMs) => resumes({ lastActiveMs: now - agoMs }))).toEqual([true, false]);
    expect(resumes({ lastActiveMs: null })).toBe(false);
    expect(resumes({ lastOpenedMs: now - dayMs })).toBe(false);
  });

  it('resumes for words that reached nobody, however old they are', () => {
    const weekAgo = { lastActiveMs: now - 7 * dayMs };
    expect(resumes(weekAgo)).toBe(false);
    expect(resumes({ ...weekAgo, hasUnsent: true })).toBe(true);
    expect(resumes({ lastActiveMs: null, hasUnsent: true })).toBe(true);
  });

  it('resumes also where auto-open is forbidden, since nothing opens', () => {
    expect(
      [{ isMobile: true }, { isCheckout: true }, { disableAutoOpen: true }].map((forbidden) =>
        resumes({ lastOpenedMs: now - dayMs, ...forbidden }),
      ),
    ).toEqual([true, true, true]);
  });
});
