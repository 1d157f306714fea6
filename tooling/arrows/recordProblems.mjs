/** Lists of records that every page pays for, and what a record is called beside them. */
const lists = [{ list: 'apps/widget/src/features.ts', record: /^apps\/widget\/src\/[^/]+\/feature\.ts$/ }];

const isView = ({ path, external }) => external === 'react' || /\.(tsx|css)$|\/lazy\//.test(path ?? '');

/**
 * A record holds names, types and `() => import()`: by static imports its list reaches no view, no styles and nothing
 * lazy. And a record that stands in no list is a room without a door.
 */
export function recordProblems(edges) {
  return lists.flatMap(({ list, record }) => {
    const reached = reachedFrom(list, edges);
    const records = new Set(edges.map(({ from }) => from).filter((path) => record.test(path)));
    const listed = new Set(edges.filter(({ from }) => from === list).map(({ path }) => path));
    return [
      ...reached
        .filter(isView)
        .map(({ from, specifier }) => `${list} pulls in ${specifier} by ${from}; load it with import()`),
      ...[...records]
        .filter((path) => !listed.has(path))
        .map((path) => `${path} stands in no list; ${list} is its place`),
    ].map((text) => ({ rule: 'record', text }));
  });
}

function reachedFrom(list, edges) {
  const statics = edges.filter(({ kind }) => kind === 'static');
  const files = new Set([list]);
  for (const file of files) for (const { from, path } of statics) if (from === file && path) files.add(path);
  return statics.filter(({ from }) => files.has(from));
}
