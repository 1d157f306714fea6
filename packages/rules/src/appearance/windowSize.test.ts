import { describe, expect, it } from 'vitest';
import { isMobile, windowSize } from './windowSize';

const screen = (width: number, height: number, isCheckout = false) => ({ width, height, isCheckout });

describe('windowSize', () => {
  it('[RSP-01] is small, medium or large', () => {
    expect([screen(375, 667), screen(1280, 800), screen(1920, 1080)].map(windowSize)).toEqual([
      'small',
      'medium',
      'large',
    ]);
  });

  it('[RSP-02] [LIM-31] is mobile up to a width of 767', () => {
    expect([screen(767, 900), screen(768, 900)].map(isMobile)).toEqual([true, false]);
  });

  it('[RSP-03] [LIM-31] is mobile up to a width of 569 in the checkout', () => {
    expect([screen(569, 900, true), screen(570, 900, true)].map(isMobile)).toEqual([true, false]);
  });

  it('[RSP-04] [LIM-31] is mobile up to a width of 992 when wider than high', () => {
    expect(
      [screen(992, 500), screen(993, 500), screen(900, 1000), screen(900, 900), screen(992, 500, true)].map(
        isMobile,
      ),
    ).toEqual([true, false, false, false, true]);
  });

  it('[RSP-05] [LIM-31] is large from 1200 by 1024', () => {
    expect([screen(1200, 1024), screen(1199, 1024), screen(1200, 1023)].map(windowSize)).toEqual([
      'large',
      'medium',
      'medium',
    ]);
  });
});
