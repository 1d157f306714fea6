import { expect, it } from 'vitest';
import { moneyIn } from './localeOf';

it('writes money as the language does, and a currency that nobody knows as it came', () => {
  const written = [
    moneyIn('en-US', 'USD')('102.00'),
    moneyIn('de', 'EUR')('1020.5'),
    moneyIn('ja', 'JPY')('300'),
    moneyIn('en-US', 'points')('102.00'),
    moneyIn('en-US', '')('102.00'),
  ];
  expect(written).toEqual(['$102.00', '1.020,50\u00a0€', '￥300', '102.00 points', '102.00']);
});
