import { describe, expect, it } from 'vitest';
import { isMobile, windowMetrics, windowSize } from './windowSize';

const screen = (width: number, height: number, isCheckout = false) => ({ width, height, isCheckout });

describe('windowSize', () => {
  it('[RSP-01] is small, medium or large', () => {
    expect([screen(375, 667), screen(1280, 800), screen(1920, 1080)].map(windowSize)).toEqual([
      'small',
      'medium',
      'large',
    ]);
  });

  it('[RSP-02] is mobile up to a width of 767', () => {
    expect([screen(767, 900), screen(768, 900)].map(isMobile)).toEqual([true, false]);
  });

  it('[RSP-03] is mobile up to a width of 569 in the checkout', () => {
    expect([screen(569, 900, true), screen(570, 900, true)].map(isMobile)).toEqual([true, false]);
  });

  it('[RSP-04] is mobile up to a width of 992 when wider than high', () => {
    expect(
      [screen(992, 500), screen(993, 500), screen(900, 1000), screen(900, 900), screen(992, 500, true)].map(
        isMobile,
      ),
    ).toEqual([true, false, false, false, true]);
  });

  it('[RSP-05] is large from 1200 by 1024', () => {
    expect([screen(1200, 1024), screen(1199, 1024), screen(1200, 1023)].map(windowSize)).toEqual([
      'large',
      'medium',
      'medium',
    ]);
  });
});

describe('windowMetrics', () => {
  it('[RSP-06] takes the full width of a small screen', () => {
    expect(windowMetrics(screen(375, 667), false).width).toBe(375);
    expect(windowMetrics(screen(375, 667), true).width).toBe(375);
  });

  it('[RSP-16] takes the full height of a small screen', () => {
    expect(windowMetrics(screen(375, 667), false).height).toBe(667);
  });

  it('[RSP-07] is 384 wide and 180 lower than the screen elsewhere', () => {
    expect(windowMetrics(screen(1280, 800), false)).toEqual({ width: 384, height: 620 });
    expect(windowMetrics(screen(1600, 1024), false).width).toBe(384);
  });

  it('[RSP-08] is 650 wide when expanded', () => {
    expect(windowMetrics(screen(1280, 800), true)).toEqual({ width: 650, height: 620 });
  });

  it('[RSP-09] is at most 705 high', () => {
    expect([884, 885, 886, 2000].map((height) => windowMetrics(screen(1280, height), false).height)).toEqual([
      704, 705, 705, 705,
    ]);
  });

  it('[RSP-10] is at most 640 high in the checkout', () => {
    expect([819, 820, 821].map((height) => windowMetrics(screen(1280, height, true), false).height)).toEqual([
      639, 640, 640,
    ]);
  });
});
