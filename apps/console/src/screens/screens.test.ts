import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { panels } from '../conversation/panels';
import { sections } from '../settings/sections';
import { destinationsFor } from './destinationsFor';
import { doors, screens, screensInInbox } from './index';
import { keyGroups as groupsOf } from './keyGroups';
import { everywhereKeys } from './keys';

const source = join(import.meta.dirname, '..');
const keyGroups = groupsOf(screens);
const places = [...screens, ...doors];
const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

it('every screen has a path and a title that no other has', () => {
  expect(twice(places.map(({ path }) => path))).toEqual([]);
  expect(twice(places.map(({ title }) => title))).toEqual([]);
  expect(places.filter(({ path, title }) => path === '' || title === '')).toEqual([]);
});

it('every screen that is not for everyone says to the others whose it is', () => {
  const silent = screens.filter(({ role, refusal }) => role !== 'agent' && !refusal);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('a key does one thing wherever two screens are open together', () => {
  const pressed = keyGroups.flatMap(({ keys }) => Object.values(keys).flatMap(({ press }) => press));
  expect(twice(pressed)).toEqual([]);
  const shown = keyGroups.flatMap(({ keys }) => Object.values(keys).map((key) => key.shown));
  expect(twice(shown)).toEqual([]);
});

it('the keyboard help lists the keys of the desk and of every screen, and no others', () => {
  expect(keyGroups[0]).toEqual({ title: 'Everywhere', keys: everywhereKeys });
  expect(keyGroups.slice(1).map(({ keys }) => keys)).toEqual(
    screens.flatMap(({ keys }) => (keys ? [keys.keys] : [])),
  );
});

it('no file listens for single keys of its own', () => {
  const listeners = sources().filter((file) => read(file).includes("addEventListener('keydown'"));
  // A tip goes with Escape, wherever the focus is; that is no key of a screen.
  expect(listeners).toEqual(['app/useModifiedKey.ts', 'desk/lazy/useTipped.ts', 'screens/useKeys.ts']);
});

it('every way of the palette has an id of its own', () => {
  expect(twice(destinationsFor(screens, 'owner').map(({ id }) => id))).toEqual([]);
});

it('every section of the settings has an address, a title and words it is found by', () => {
  expect(twice(sections.map(({ id }) => id))).toEqual([]);
  expect(twice(sections.map(({ title }) => title))).toEqual([]);
  expect(sections.filter(({ words }) => words === '')).toEqual([]);
  expect(twice(panels.map(({ id }) => id))).toEqual([]);
});

const budgets: object = JSON.parse(readFileSync(join(source, '../../../tooling/bytes.json'), 'utf8'));
const boundedBy = (pattern: RegExp) =>
  Object.keys(budgets).flatMap((name) => pattern.exec(name)?.slice(1) ?? []);

it('every panel beside a conversation has a limit of bytes', () => {
  const bounded = boundedBy(/^console, beside a conversation: (.+)$/);
  expect(bounded.sort()).toEqual(panels.map(({ id }) => id).sort());
});

it('every screen has a limit of bytes, and every limit a screen', () => {
  const bounded = boundedBy(/^console, (\/.*)$/);
  const inFirstLoad = ['/inbox', ...screensInInbox.map(({ path }) => addressOf(path)), '/sign-in'];
  const wanted = places.map(({ path }) => addressOf(path)).filter((path) => !inFirstLoad.includes(path));
  expect(bounded.sort()).toEqual(wanted.sort());
});

it('a list of records brings nothing along but icons and the reading of addresses', () => {
  const allowed =
    /^(icons|screens)\/|\/(screens?|doors?|panel|\w*[kK]eys)\.ts$|^settings\/sections\/[\w/]*index\.ts$/;
  const reading = ['inbox/inboxFilter.ts', 'inbox/viewWords.ts', 'session/returnPath.ts'];
  const lists = ['screens/index.ts', 'settings/sections/index.ts', 'conversation/panels/index.ts'];
  const brought = new Set(lists);
  for (const file of brought) for (const next of importsOf(file)) brought.add(next);
  const strange = [...brought].filter(
    (file) => !allowed.test(file) && !reading.includes(file) && !lists.includes(file),
  );
  expect(strange).toEqual([]);
});

function addressOf(path: string): string {
  return `/${path}`.replace(/^\/\//, '/');
}

function sources(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .sort();
}

function read(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}

/** What runs with a file: neither types nor what it loads later. */
function importsOf(file: string): string[] {
  const found = read(file).matchAll(/^(?:import|export) (?!type)[^;]*?from '(\.[^']+)';/gm);
  const known = sources();
  return Array.from(found, ([, specifier = '']) => normalize(join(dirname(file), specifier))).flatMap(
    (path) => [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => known.includes(each)),
  );
}
