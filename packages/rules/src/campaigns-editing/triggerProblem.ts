import type { Trigger } from '@shopbell/protocol';
import { formOf, type TriggerValueKind } from './triggerForms';

/** Why a trigger cannot be evaluated; null where it can. */
export function triggerProblem({ key, operator, value }: Trigger): string | null {
  const form = formOf(key);
  if (!form) return `must be one of the known conditions, not “${key}”`;
  if (!Object.hasOwn(form.operators, operator))
    return `must compare with one of: ${Object.keys(form.operators).join(', ')}`;
  return valueProblem(form.value, value, operator);
}

const daySeconds = 86_400;
const mosts: Partial<Record<TriggerValueKind, number>> = {
  seconds: daySeconds,
  times: 100_000,
  money: 1_000_000_000,
};

function valueProblem(kind: TriggerValueKind, value: Trigger['value'], operator: string): string | null {
  const most = mosts[kind];
  if (most !== undefined) return numberProblem(kind, value, most);
  if (kind === 'choice') return value === operator ? null : 'must repeat what it compares with';
  if (kind === 'yes') return value === true ? null : 'must be true';
  const words = Array.isArray(value) ? value : [value];
  if (words.length === 0 || words.some((word) => !isWord(word))) return 'must say what it is compared with';
  if (kind === 'countries' && !words.every((word) => /^[A-Za-z]{2}$/.test(String(word))))
    return 'must be countries as two letters, such as DE';
  return null;
}

const isWord = (word: unknown): boolean =>
  (typeof word === 'string' && word.trim() !== '') || Number.isSafeInteger(word);

function numberProblem(kind: TriggerValueKind, value: Trigger['value'], most: number): string | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'must be a number';
  if (value < 0) return 'must not be less than 0';
  if (value > most) return `must be at most ${most}`;
  return kind === 'times' && !Number.isInteger(value) ? 'must be a whole number' : null;
}
