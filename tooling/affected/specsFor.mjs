import { root } from '../root.mjs';
import { importersIn } from './importers.mjs';
import { roomsOf } from './roomsOf.mjs';
import { tablesIn } from './tablesIn.mjs';

/** The product's own sources. Tests are run by what they import, and words about the product break nothing. */
const isSource = (path) => /^(?:apps|packages)\//.test(path) && !/\.test\.\w+$|\.md$/.test(path);
const isForAll = (path) => /^(?:e2e\/support\/|playwright\.config|package(?:-lock)?\.json)/.test(path);
const isMigration = (path) => path.startsWith('apps/server/migrations/');

/** What carries everything is seen where its program begins, and in a conversation. */
const everywhere = [
  [/^(?:apps\/(?:embed|widget)|packages\/(?:client|texts))\//, ['conversation', 'early-window', 'window']],
  [/^apps\/console\//, ['conversation', 'inbox', 'lost-parts']],
  [/^apps\/storefront\//, ['conversation', 'storefront']],
  [/./, ['conversation', 'inbox', 'window']],
];
/** What more journeys than these go through carries everything. */
const someMax = 8;

/** The project as it is: who imports a file, and whose tables a migration is about. */
const project = { importersOf: importersIn(root), tablesOf: (migration) => tablesIn(root, migration) };

/** The journeys that a change can break, or null for all of them. */
export function specsFor(files, rooms = roomsOf, { importersOf, tablesOf } = project) {
  if (files.some(isForAll)) return null;
  const own = files.map((path) => /^e2e\/([^/]+)\.spec\.ts$/.exec(path)?.[1]).filter(Boolean);
  const through = files.filter(isSource).flatMap((path) => {
    const begin = everywhere.find(([pattern]) => pattern.test(path))[1];
    if (isMigration(path)) return [...begin, ...tablesOf(path).flatMap((table) => claimed(table, rooms))];
    return journeysOf(path, rooms, importersOf) ?? begin;
  });
  return [...new Set([...own, ...through])].sort().map((name) => `e2e/${name}.spec.ts`);
}

/** The journeys through the rooms that a source is in or, where it is in none, is imported by; null for what carries everything. */
export function journeysOf(path, rooms = roomsOf, importersOf = project.importersOf) {
  const direct = claimed(path, rooms);
  const names = direct.length > 0 ? direct : [...seenFrom(path, rooms, importersOf)];
  return names.length > 0 && (direct.length > 0 || names.length <= someMax) ? names : null;
}

/** From a file to those who import it, until a room says by which journeys it is seen. */
function seenFrom(path, rooms, importersOf, seen = new Set([path])) {
  const names = new Set();
  for (const importer of importersOf(path)) {
    if (seen.has(importer)) continue;
    seen.add(importer);
    const here = claimed(importer, rooms);
    for (const name of here.length > 0 ? here : seenFrom(importer, rooms, importersOf, seen)) names.add(name);
  }
  return names;
}

const known = new WeakMap();

/** The journeys whose rooms a file is in; on the way up from many files the same ones are met again and again. */
function claimed(path, rooms) {
  if (!known.has(rooms)) known.set(rooms, new Map());
  const paths = known.get(rooms);
  if (!paths.has(path)) paths.set(path, journeysIn(path, rooms));
  return paths.get(path);
}

const journeysIn = (path, rooms) =>
  Object.keys(rooms).filter((name) => rooms[name].some((room) => isIn(path, room)));

const isIn = (path, room) =>
  room.includes('/')
    ? path.endsWith(`/${room}`) || path.includes(`/${room}/`)
    : foldersOf(path).includes(room);

/** What the protocol has of a room is one file, called like it and by whom it is for: `consoleFlows`. */
const foldersOf = (path) =>
  path.startsWith('packages/protocol/')
    ? path.split(/[/.]/).flatMap((name) => [name, name.replace(/^console/, '').toLowerCase()])
    : path.split('/').slice(1, -1);
