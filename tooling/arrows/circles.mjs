/**
 * Groups of files of which each reaches every other by imports of any kind. Types vanish and chunks come later, but
 * whoever reads such a file has to read them all.
 */
function circlesIn(edges) {
  const next = targetsByFile(edges);
  const back = targetsByFile(edges.map(({ from, path }) => ({ from: path, path: from })));
  const placed = new Set();
  const circles = [];
  for (const file of finishedLast(next)) {
    if (placed.has(file)) continue;
    const group = reachable(back, file, placed);
    if (group.length > 1 || next.get(file)?.has(file)) circles.push(group.sort());
  }
  return circles;
}

export const circleProblems = (edges) =>
  circlesIn(edges.filter(({ path }) => path)).map((circle) => ({ rule: 'circle', text: circle.join(', ') }));

function targetsByFile(edges) {
  const next = new Map();
  for (const { from, path } of edges) next.set(from, (next.get(from) ?? new Set()).add(path));
  return next;
}

/** Kosaraju's order: whoever reaches a group from outside it stands before it. */
function finishedLast(next) {
  const seen = new Set();
  const order = [];
  const walk = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const target of next.get(file) ?? []) walk(target);
    order.push(file);
  };
  for (const file of next.keys()) walk(file);
  return order.reverse();
}

function reachable(next, start, placed) {
  const group = [];
  const waiting = [start];
  placed.add(start);
  for (const file of waiting) {
    group.push(file);
    for (const target of next.get(file) ?? []) {
      if (placed.has(target)) continue;
      placed.add(target);
      waiting.push(target);
    }
  }
  return group;
}
