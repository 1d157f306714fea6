import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseColor, safeColor } from './parseColor';

describe('parseColor', () => {
  it('[COL-06] reads #rgb, #rrggbb, #rrggbbaa, rgb() and rgba() as the same colour', () => {
    const forms = [
      '#f0a',
      '#ff00aa',
      '#FF00AA80',
      'rgb(255, 0, 170)',
      'rgba(255,0,170,0.5)',
      ' rgb(255 0 170 / 50%) ',
    ];
    expect(forms.map(parseColor)).toEqual(forms.map(() => ({ red: 255, green: 0, blue: 170 })));
  });

  it("[COL-03] raises 'Failed to parse color' for what is none", () => {
    for (const text of [
      'notacolour',
      '',
      '#',
      '#ff',
      '#ffff',
      '#fffff',
      '#ggg',
      'rgb(256, 0, 0)',
      'rgb(1, 2)',
      'red',
    ]) {
      expect(() => parseColor(text), text).toThrow('Failed to parse color');
    }
  });
});

describe('safeColor', () => {
  const anyColor = /^#[0-9a-f]{6}$/;
  const fallback = '#115cb5';

  it.each([
    '#fff;}body{display:none',
    'red;background:url(https://evil.example)',
    'rgb(0,0,0);}*{color:red',
    '#ffffff\n;x:y',
    'var(--main)',
    '</style><script>alert(1)</script>',
  ])('does not let %j reach a stylesheet', (text) => {
    expect(safeColor(text, fallback)).toBe(fallback);
  });

  it('never lets CSS through, whatever the text', () => {
    const digit = fc.constantFrom(...'#0123456789abcdefABCDEF(),.;:{}/*% rgba\n');
    const nearColor = fc.string({ unit: digit, maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearColor), fc.string(), fc.string(), (middle, before, after) => {
        for (const text of [
          middle,
          `#${middle}`,
          `rgb(${middle})`,
          `${before}#fff${after}`,
          `rgba(1,2,3,${middle})`,
        ]) {
          expect(safeColor(text, fallback)).toMatch(anyColor);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every colour', () => {
    const channel = fc.nat(255);
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const hex = safeColor(`rgb(${red}, ${green}, ${blue})`, 'none');
        expect(parseColor(hex)).toEqual({ red, green, blue });
      }),
    );
  });
});
