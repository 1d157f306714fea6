import { isTest } from './doors.mjs';

const pagesWithoutZod = ['apps/embed/', 'apps/widget/'];

/** The shortest ways from a file that runs in a shop's page to zod, one per file that imports zod. */
export function waysToZod(edges) {
  const values = edges.filter(({ kind, from }) => kind !== 'type' && !isTest(from));
  const next = neighbours(values);
  const starts = [...next.keys()].filter((path) => pagesWithoutZod.some((page) => path.startsWith(page)));
  const trails = new Map(starts.map((path) => [path, [path]]));
  const ways = [];
  for (const [path, trail] of trails) {
    for (const edge of next.get(path) ?? []) {
      if (edge.external === 'zod') ways.push([...trail, 'zod']);
      else if (edge.path && !trails.has(edge.path)) trails.set(edge.path, [...trail, edge.path]);
    }
  }
  return ways;
}

function neighbours(edges) {
  const next = new Map();
  for (const edge of edges) next.set(edge.from, [...(next.get(edge.from) ?? []), edge]);
  return next;
}
