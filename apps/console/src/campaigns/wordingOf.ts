import type { FieldProblem } from '@shopbell/protocol';

/** By its place, the wording in which something is wrong; null where it is elsewhere in the campaign. */
export function wordingOf({ path: [part, place] }: FieldProblem): number | null {
  if (part === 'variants') return Number(place ?? 0) + 1;
  return part === 'message' || part === 'attachments' ? 0 : null;
}
