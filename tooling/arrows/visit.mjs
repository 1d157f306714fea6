/** Calls `act` with every node of a syntax tree. */
export function visit(node, act) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, act);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') act(node);
  for (const value of Object.values(node)) visit(value, act);
}
