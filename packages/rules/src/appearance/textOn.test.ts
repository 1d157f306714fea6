import { describe, expect, it } from 'vitest';
import { contrastRatio, textOn } from './textOn';

describe('textOn', () => {
  it('[COL-01] is light on the last grey that reaches 2.8, dark on the next one', () => {
    expect(textOn('#9a9a9a')).toBe('#FFFFFF');
    expect(textOn('#9b9b9b')).toBe('#161616');
  });

  it('[COL-05] [LIM-29] turns at 2.8, up to the nearest colours there are on either side of it', () => {
    expect(contrastRatio('#ffffff', '#8a9ac4')).toBeCloseTo(2.8000001, 7);
    expect(textOn('#8a9ac4')).toBe('#FFFFFF');
    expect(contrastRatio('#ffffff', '#de8448')).toBeCloseTo(2.7999998, 7);
    expect(textOn('#de8448')).toBe('#161616');
  });

  it('[COL-02] [LIM-37] chooses between #FFFFFF and #161616', () => {
    expect(textOn('#000')).toBe('#FFFFFF');
    expect(textOn('#fff')).toBe('#161616');
  });

  it('[ENT-21] is light on every colour once the choice is switched off', () => {
    expect(['#ffffff', '#fffbe6', '#000000'].map((color) => textOn(color, true))).toEqual([
      '#FFFFFF',
      '#FFFFFF',
      '#FFFFFF',
    ]);
  });
});

describe('contrastRatio', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#ffffff', '#767676', 4.54],
    ['#ffffff', '#ff0000', 4.0],
    ['#ffffff', '#0000ff', 8.59],
  ])('of %s on %s is the one WCAG tools give: %f', (left, right, ratio) => {
    expect(contrastRatio(left, right)).toBeCloseTo(ratio, 2);
  });
});
