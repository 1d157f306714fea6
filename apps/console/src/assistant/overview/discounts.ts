import type { AssistantSelling } from '@shopbell/protocol';

/** A code as it is being written. */
export interface WrittenCode {
  readonly code: string;
  readonly worth: string;
  readonly kind: 'percent' | 'amount';
}

export interface WrittenSelling {
  readonly maxPercent: string;
  readonly maxAmount: string;
  readonly currency: string;
  readonly codes: readonly WrittenCode[];
}

export const writtenOf = ({ maxPercent, maxAmount, codes }: AssistantSelling): WrittenSelling => ({
  maxPercent: String(maxPercent || ''),
  maxAmount: String(maxAmount?.amount ?? ''),
  currency: maxAmount?.currency ?? '',
  codes: codes.map((each) =>
    'percent' in each
      ? { code: each.code, worth: String(each.percent), kind: 'percent' }
      : { code: each.code, worth: String(each.amount), kind: 'amount' },
  ),
});

export function sellingOf({ maxPercent, maxAmount, currency, codes }: WrittenSelling): AssistantSelling {
  const amount = Number(maxAmount);
  return {
    maxPercent: Number(maxPercent),
    ...(amount > 0 && { maxAmount: { amount, currency: currency.trim().toUpperCase() } }),
    codes: codes.map(({ code, worth, kind }) =>
      kind === 'percent'
        ? { code: code.trim(), percent: Number(worth) }
        : { code: code.trim(), amount: Number(worth) },
    ),
  };
}

/** What cannot be saved like that, as a sentence; null where it can. */
export function wrongOf({ maxPercent, maxAmount, currency, codes }: WrittenSelling): string | null {
  if (!isPercent(maxPercent || '0')) return 'The limit in percent is a number from 0 to 100.';
  if (!isAmount(maxAmount || '0')) return 'The limit in money is a number, such as 5 or 7.50.';
  if (Number(maxAmount) > 0 && !/^\s*[a-z]{3}\s*$/i.test(currency))
    return 'Write the currency as three letters, such as EUR.';
  const spaced = codes.find(({ code }) => /\s/.test(code.trim()));
  if (spaced) return `${spaced.code.trim()} is more than one word.`;
  const odd = codes.find(({ worth, kind }) => !isWorth[kind](worth) || Number(worth) === 0);
  if (odd) return `Write what ${odd.code.trim()} is worth, as a number.`;
  const most = { percent: Number(maxPercent), amount: Number(maxAmount) };
  const tooMuch = codes.find(({ worth, kind }) => Number(worth) > most[kind]);
  return tooMuch ? `${tooMuch.code.trim()} is worth more than the limit.` : null;
}

const isAmount = (text: string): boolean => /^\s*\d{1,6}(\.\d{1,2})?\s*$/.test(text);
const isPercent = (text: string): boolean => isAmount(text) && Number(text) <= 100;
const isWorth = { percent: isPercent, amount: isAmount };
