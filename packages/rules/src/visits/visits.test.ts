import { describe, expect, it } from 'vitest';
import { isUuid, uuidOf } from '../uuid';
import { isNewVisit, liveTabs, sessionOf } from '.';

const visit = { openTabs: 1, referrer: '', origin: 'https://shop.example', isReload: false };
const [nowMs, minuteMs] = [Date.UTC(2026, 10, 16), 60_000];

describe('a visit', () => {
  it('[VST-01] counts with exactly one tab', () => {
    expect([0, 1, 2].map((openTabs) => isNewVisit({ ...visit, openTabs }))).toEqual([false, true, false]);
  });

  it('[VST-02] counts if it comes from elsewhere', () => {
    const from = (referrer: string) => isNewVisit({ ...visit, referrer });
    expect(from('https://shop.example/products/mug')).toBe(false);
    expect(from('https://shop.example')).toBe(false);
    expect(from('https://shop.example.evil/')).toBe(true);
    expect(from('https://search.example/?q=https://shop.example/')).toBe(true);
    expect(from('')).toBe(true);
  });

  it('[VST-03] does not count again when reloaded', () => {
    expect(isNewVisit({ ...visit, isReload: true })).toBe(false);
  });

  it('[VST-07] forgets tabs that have been silent for more than a minute', () => {
    const stored = { here: nowMs, quiet: nowMs - minuteMs, crashed: nowMs - minuteMs - 1, odd: 'now' };
    expect(liveTabs(stored, nowMs)).toEqual({ here: nowMs, quiet: nowMs - minuteMs });
    expect(liveTabs(null, nowMs)).toEqual({});
  });
});

describe('a session', () => {
  const id = uuidOf(new Uint8Array(16).fill(7));
  const newId = () => uuidOf(new Uint8Array(16).fill(9));
  const stored = { id, startMs: nowMs - 50 * minuteMs, lastMs: nowMs - 29 * minuteMs };

  it('[VST-04] keeps its start over its pages', () => {
    const next = sessionOf(stored, { nowMs, isContinued: true, newId });
    expect(next).toEqual({ id, startMs: stored.startMs, lastMs: nowMs });
  });

  it('[VST-08] ends after half an hour, and with its last tab', () => {
    const begun = { id: newId(), startMs: nowMs, lastMs: nowMs };
    const idle = { ...stored, lastMs: nowMs - 31 * minuteMs };
    expect(sessionOf(idle, { nowMs, isContinued: true, newId })).toEqual(begun);
    expect(sessionOf(stored, { nowMs, isContinued: false, newId })).toEqual(begun);
    expect(sessionOf(null, { nowMs, isContinued: true, newId })).toEqual(begun);
  });

  it('[VST-09] has an id of the usual form', () => {
    expect(id).toBe('07070707-0707-4707-8707-070707070707');
    expect(isUuid(id)).toBe(true);
    expect(isUuid(uuidOf(crypto.getRandomValues(new Uint8Array(16))))).toBe(true);
    expect(isUuid('07070707-0707-1707-8707-070707070707')).toBe(false);
  });
});
