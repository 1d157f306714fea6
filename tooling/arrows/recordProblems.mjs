/** Lists of records that come before anything is wanted of them, and what a record is called beside them. */
const lists = ['apps/widget/src/features.ts', 'apps/widget/src/rooms.ts'];
const isRecord = (path) => /^apps\/widget\/src\/[^/]+\/feature\.ts$/.test(path);

const isView = ({ path, external }) => external === 'react' || /\.(tsx|css)$|\/lazy\//.test(path ?? '');

/**
 * A record holds names, types and `() => import()`: by static imports its list reaches no view, no styles and nothing
 * lazy. A record that stands in no list is a room without a door, and in both it would be started twice. The second list
 * is loaded, never imported.
 */
export function recordProblems(edges) {
  const records = new Set(edges.map(({ from }) => from).filter(isRecord));
  const placesOf = (record) =>
    lists.filter((list) => edges.some(({ from, path }) => from === list && path === record));
  const texts = [
    ...lists.flatMap((list) =>
      reachedFrom(list, edges)
        .filter(isView)
        .map(({ from, specifier }) => `${list} pulls in ${specifier} by ${from}; load it with import()`),
    ),
    ...[...records].flatMap((record) => {
      const places = placesOf(record).length;
      if (places === 1) return [];
      return `${record} stands in ${places === 0 ? 'no list' : 'two lists'}; ${lists.join(' or ')} is its place`;
    }),
    ...edges
      .filter(({ path, from, kind }) => path === lists[1] && kind === 'static' && isShipped(from))
      .map(({ from }) => `${from} imports ${lists[1]}; load it with import()`),
  ];
  return texts.map((text) => ({ rule: 'record', text }));
}

const isShipped = (path) => !/\.test\.tsx?$|\/gallery\//.test(path);

function reachedFrom(list, edges) {
  const statics = edges.filter(({ kind }) => kind === 'static');
  const files = new Set([list]);
  for (const file of files) for (const { from, path } of statics) if (from === file && path) files.add(path);
  return statics.filter(({ from }) => files.has(from));
}
