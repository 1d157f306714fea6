import { describe, expect, it } from 'vitest';
import { countryName, inOurWords, instantOf, numberIn } from './platformWords';

describe('[ORD-02] what a platform says, in our words', () => {
  it('is null where nobody knows the word', () => {
    const table = { PAID: 'paid' } as const;
    expect(['PAID', 'BARTERED', 'toString', null, undefined].map((word) => inOurWords(table, word))).toEqual([
      'paid',
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['2026-11-01 03:27:33', '2026-11-01T03:27:33.000Z'],
    ['2026-11-01T03:27:33Z', '2026-11-01T03:27:33.000Z'],
    ['2026-11-01T03:27:33+02:00', '2026-11-01T01:27:33.000Z'],
    ['Sat, 03 Mar 2018 02:35:28 +0000', '2018-03-03T02:35:28.000Z'],
  ])('%s is an instant', (text, instant) => {
    expect(instantOf(text)).toBe(instant);
  });

  it('has no instant where there is none', () => {
    expect(() => instantOf('soon')).toThrow('A time cannot be read');
  });

  it.each([
    ['#1001', 1001],
    ['000000012', 12],
    ['SEN0815202066', 815202066],
    ['A-one', 7],
    ['1234567890123456789', 7],
  ])('%s is number %d', (name, number) => {
    expect(numberIn(name, 7)).toBe(number);
  });

  it('names countries', () => {
    expect(['GB', 'US', 'XQ', 'Freedonia'].map(countryName)).toEqual([
      'United Kingdom',
      'United States',
      'XQ',
      'Freedonia',
    ]);
  });
});
