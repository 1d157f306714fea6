import { describe, expect, it } from 'vitest';
import { judgeShops } from '../experiment-testing/judgeShops';
import { lookAt, looks, mismatchOf, upliftOf } from '.';
import { leastBuyers } from './upliftOf';

const weekMs = 7 * 86_400_000;
const many = (count: number, spent: number) => Array<number>(count).fill(spent);

describe('what campaigns have earned beyond what would have been bought anyway', () => {
  it('holds the truth as often as it says, and claims nothing where there is nothing, in shops that were made up', () => {
    const withEffect = judgeShops(250, 3, 0.4);
    const shown = withEffect.shops - withEffect.silent;
    expect(withEffect.coveredAlways / shown).toBeGreaterThan(0.93);
    expect(withEffect.claimed / shown).toBeGreaterThan(0.25);
    const without = judgeShops(250, 4, 0);
    expect(without.claimed / (without.shops - without.silent)).toBeLessThanOrEqual(0.06);
  });

  it('is the difference for each visitor times those who were shown campaigns', () => {
    const display = { visitors: 9000, spent: many(300, 60) };
    const uplift = upliftOf(display, { visitors: 1000, spent: many(30, 50) }, 2);
    if (!uplift.isKnown) throw new Error('There were enough buyers');
    const { perVisitor, total } = uplift;
    expect(perVisitor.estimate).toBeCloseTo(0.5, 10);
    expect(total.estimate).toBeCloseTo(4500, 6);
    expect(perVisitor.low).toBeLessThan(0);
    expect(perVisitor.high).toBeGreaterThan(1);
    expect(uplift.claim).toBe('none');
  });

  it.each([
    [120, 60, 'more'],
    [60, 120, 'less'],
  ])('%d buyers of 1000 against %d are clearly %s', (shown, hidden, claim) => {
    const arm = (buyers: number) => ({ visitors: 1000, spent: many(buyers, 50) });
    expect(upliftOf(arm(shown), arm(hidden), 2)).toMatchObject({ claim });
  });

  it('is not told while too few have bought, or before the first look', () => {
    const [few, enough] = [leastBuyers - 1, leastBuyers].map((buyers) => ({
      visitors: 1000,
      spent: many(buyers, 50),
    }));
    if (!few || !enough) return;
    expect(upliftOf(enough, few, 2)).toEqual({
      isKnown: false,
      buyers: few.spent.length,
      wanted: leastBuyers,
    });
    expect(upliftOf(enough, enough, lookAt(0, 1).bound).isKnown).toBe(false);
    expect(upliftOf(enough, enough, 2).isKnown).toBe(true);
  });
});

describe('looking', () => {
  it('changes nothing within a week, and intervals narrow from look to look', () => {
    expect(lookAt(0, weekMs - 1)).toMatchObject({ number: 0, endsMs: 0, nextMs: weekMs });
    expect(lookAt(0, weekMs)).toEqual(lookAt(0, 2 * weekMs - 1));
    const bounds = Array.from({ length: looks }, (_, week) => lookAt(0, (week + 1) * weekMs).bound);
    expect(bounds).toEqual(bounds.toSorted((one, other) => other - one));
    expect(bounds.at(-1)).toBeCloseTo(2.157, 3);
  });

  it('begins anew after eight weeks, and the result of before stands until the new one has a look', () => {
    const end = looks * weekMs;
    expect(lookAt(0, end)).toMatchObject({ number: 8, startsMs: 0, endsMs: end, nextMs: null });
    expect(lookAt(0, end + weekMs - 1)).toMatchObject({ number: 8, startsMs: 0 });
    expect(lookAt(0, end + weekMs)).toMatchObject({ number: 1, startsMs: end, horizonMs: 2 * end });
    expect(lookAt(0, 2 * end)).toMatchObject({ number: 8, startsMs: end });
    expect(lookAt(5 * weekMs, 0)).toMatchObject({ number: 0, startsMs: 5 * weekMs });
  });
});

describe('groups of another size than the share says', () => {
  it.each([
    [900, 100, 0.9, 1, false],
    [920, 80, 0.9, 0.035, false],
    [9300, 700, 0.9, 0, true],
    [0, 0, 0.9, 1, false],
    [10, 0, 1, 1, false],
    [10, 1, 1, 0, true],
  ])('%d and %d at %d: by chance once in %d', (display, hide, share, p, isSuspicious) => {
    const mismatch = mismatchOf(display, hide, share);
    expect(mismatch.p).toBeCloseTo(p, 3);
    expect(mismatch.isSuspicious).toBe(isSuspicious);
  });
});
