import { z } from 'zod';
import { chatSettings } from './chatSettings';

/** Every single thing that can be set, by its path; lists and dictionaries are one each. */
export function settingLeaves(schema: unknown = chatSettings, path: readonly string[] = []): string[] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [path.join('.')];
  return Object.entries(inner.shape).flatMap(([key, each]) => settingLeaves(each, [...path, key]));
}

/** What stands behind defaults, and behind "or null". */
function unwrap(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional;
  return isWrapped ? unwrap(schema.unwrap()) : schema;
}
