import type { AnswerRule } from '@shopbell/protocol';
import { isEmail } from '../email';
import { readExpression } from '../expressions';
import { isDay } from './dayIn';

type TextRule = Extract<AnswerRule, { readonly type: 'text' }>;
type NumberRule = Extract<AnswerRule, { readonly type: 'number' }>;

/** The answer as it is kept, or null where it does not fit. However long it is, nobody waits for it. */
export function judgeAnswer(rule: AnswerRule, typed: string, nowMs: number): string | null {
  const value = typed.trim();
  if (rule.type === 'text') return judgeText(rule, value);
  if (rule.type === 'number') return judgeNumber(rule, value);
  return rule.type === 'date' ? judgeDate(rule.when, value, nowMs) : null;
}

const patterns: Readonly<Record<TextRule['pattern'], (value: string, expression: string) => boolean>> = {
  any: () => true,
  email: isEmail,
  phone: (value) => /^\+?[\d ().-]{6,24}$/.test(value) && value.replace(/\D/g, '').length >= 6,
  'order-number': (value) => /^#?[\w-]{1,30}$/.test(value),
  digits: (value) => /^\d+$/.test(value),
  own: (value, expression) => {
    const read = readExpression(expression);
    return read.success && read.fits(value);
  },
};

function judgeText(rule: TextRule, value: string): string | null {
  const { pattern, minLength, maxLength, expression = '' } = rule;
  const isLong = value.length >= minLength && value.length <= maxLength;
  return isLong && patterns[pattern](value, expression) ? value : null;
}

function judgeNumber({ min, max, isWhole }: NumberRule, value: string): string | null {
  if (!/^[+-]?\d{1,15}(?:[.,]\d{1,6})?$/.test(value)) return null;
  const number = Number(value.replace(',', '.'));
  const isIn = (min === null || number >= min) && (max === null || number <= max);
  return isIn && (!isWhole || Number.isInteger(number)) ? String(number) : null;
}

const dayMs = 86_400_000;

function judgeDate(when: 'any' | 'past' | 'future', value: string, nowMs: number): string | null {
  if (!isDay(value)) return null;
  const atMs = Date.parse(value);
  // It is today somewhere for two days.
  if (when === 'past' && atMs > nowMs + dayMs / 2) return null;
  if (when === 'future' && atMs < nowMs - dayMs * 1.5) return null;
  return value;
}
