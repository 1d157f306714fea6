import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Each id that waits for its room, with the room's name, from the list in docs/requirements/open.md. */
export function openRequirements(path = join(root, 'docs', 'requirements', 'open.md')) {
  const lines = [...readFileSync(path, 'utf8').matchAll(/^- ([^:]+): (.+)$/gm)];
  return new Map(lines.flatMap(([, room, ids]) => ids.split(', ').map((id) => [id, room])));
}
