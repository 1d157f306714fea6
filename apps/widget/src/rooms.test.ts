import { expect, it, vi } from 'vitest';

// Records may name what every page has.
vi.stubGlobal('window', new EventTarget());
vi.stubGlobal('document', new EventTarget());
const { features } = await import('./features');
const { rooms } = await import('./rooms');

const all = [...features, ...rooms];
const screens = all.flatMap((feature) => Object.entries(feature.screens ?? {}));

it.each([
  ['name', all.map(({ name }) => name)],
  ['path', screens.map(([path]) => path)],
  ['call of the API', all.flatMap(({ commands = {} }) => Object.keys(commands))],
  [
    'frame',
    [
      ...screens.flatMap(([, screen]) => screen.frames ?? []),
      ...all.flatMap(({ frames = {} }) => Object.keys(frames)),
    ],
  ],
])('has one room for each %s', (_, owned) => {
  expect(owned.filter((one, at) => owned.indexOf(one) !== at)).toEqual([]);
});
