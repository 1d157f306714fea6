import { z } from 'zod';
import { safeText } from './text';

const depthMax = 12;
const tooDeep = Symbol('too deep');
const clean = safeText(Number.MAX_SAFE_INTEGER);

/** What a page says in a form of its own. Kept as it is, but never so that a database or a reader stumbles over it. */
export const openValue = z.unknown().transform(cleaned);
export const openObject = z.record(z.string(), z.unknown()).transform<Record<string, unknown>>(cleaned);

function cleaned<Value>(value: Value, context: z.RefinementCtx): Value {
  const result = cleanValue(value, 0);
  if (result !== tooDeep) return result as Value;
  context.addIssue({ code: 'custom', message: `must not be nested more than ${depthMax} levels deep` });
  return z.NEVER;
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return clean.parse(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= depthMax) return tooDeep;
  const entries = Object.entries(value).map(
    ([key, entry]) => [clean.parse(key), cleanValue(entry, depth + 1)] as const,
  );
  if (entries.some(([, entry]) => entry === tooDeep)) return tooDeep;
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
