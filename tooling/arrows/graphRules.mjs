import { isTest } from './doors.mjs';

const pagesWithoutZod = ['apps/embed/', 'apps/widget/'];

/**
 * Import cycles, each as a list of paths that ends where it began. Types vanish before anything runs, and a
 * lazy chunk may use the feature that loads it, so only static imports of values count.
 */
export function cyclesIn(edges) {
  const next = neighbours(edges.filter(({ kind, path }) => kind === 'static' && path));
  const finished = new Set();
  const cycles = [];
  const walk = (path, trail) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push([...trail.slice(start), path]);
      return;
    }
    if (finished.has(path)) return;
    for (const { path: target } of next.get(path) ?? []) walk(target, [...trail, path]);
    finished.add(path);
  };
  for (const path of next.keys()) walk(path, []);
  return cycles;
}

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
