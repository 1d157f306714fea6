import { describe, expect, it } from 'vitest';
import { amountIn, sumIn } from './money';

describe('[ORD-02] money is decimal text in the smallest coin of its currency', () => {
  it.each([
    ['USD', '12.5', '12.50'],
    ['USD', '12.0', '12.00'],
    ['USD', 12, '12.00'],
    ['USD', '1234567890123.4500', '1234567890123.45'],
    ['USD', '0.005', '0.01'],
    ['USD', '9.994', '9.99'],
    ['USD', '9.995', '10.00'],
    ['USD', -3.1, '-3.10'],
    ['JPY', '1200.0', '1200'],
    ['KWD', '1.2345', '1.235'],
    ['', '1', '1.00'],
    ['USD', null, null],
    ['USD', 'free', null],
    ['USD', '1e3', null],
    ['USD', Number.NaN, null],
  ])('%s %s', (currency, given, expected) => {
    expect(amountIn(currency, given)).toBe(expected);
  });

  it('sums without losing a cent', () => {
    expect(sumIn('USD', ['0.10', 0.2, '0.7000'])).toBe('1.00');
    expect(sumIn('USD', [])).toBe('0.00');
    expect(sumIn('USD', ['1.00', '-2.50'])).toBe('-1.50');
  });
});
