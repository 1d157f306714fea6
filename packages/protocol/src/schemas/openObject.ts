import { z } from 'zod';
import { safeText } from './text';

const depthMax = 12;
const clean = safeText(Number.MAX_SAFE_INTEGER);

/** What a page says in a form of its own. Kept as it is, but never so that a database or a reader stumbles over it. */
export const openObject = z.record(z.string(), z.unknown()).transform((value, context) => {
  const cleaned = cleanValue(value, 0);
  if (cleaned === tooDeep) {
    context.addIssue({ code: 'custom', message: `must not be nested more than ${depthMax} levels deep` });
    return z.NEVER;
  }
  return cleaned as Record<string, unknown>;
});

const tooDeep = Symbol('too deep');

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
