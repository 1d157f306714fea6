import { box, leaf, line, oval, type Picture, path, repeat, speckles } from './picture';

const cup = (x: number, y: number) => [
  oval('shade', x, y + 4, 84, 11),
  oval('light', x, y, 80, 10),
  line('base', 12, `M${x + 50} ${y - 84}q44-6 40 24q-2 26-46 26`),
  path('base', `M${x - 54} ${y - 102}h108q4 72-24 94q-8 8-18 8h-24q-10 0-18-8q-28-22-24-94z`),
  oval('light', x, y - 102, 54, 10),
  oval('accent', x, y - 101, 45, 7),
];

export const stonewarePictures = {
  breakfastBowl: {
    alt: 'Breakfast bowl with a fog-grey dipped rim, filled with oats and berries, a spoon beside it',
    palette: {
      ground: '#ebe7df',
      backdrop: '#dad7ce',
      table: '#bda98c',
      base: '#eee4d1',
      shade: '#a08d73',
      light: '#f9f3e6',
      accent: '#7f929a',
    },
    colours: {
      Fern: {
        alt: 'Breakfast bowl with a fern-green dipped rim, filled with oats and berries, a spoon beside it',
        palette: { ground: '#e6e8dc', backdrop: '#d3d9c6', accent: '#5f7d58' },
      },
      Ember: {
        alt: 'Breakfast bowl with an ember-red dipped rim, filled with oats and berries, a spoon beside it',
        palette: { ground: '#f0e5da', backdrop: '#e5d0be', accent: '#b0532e' },
      },
    },
    backdrop: 'sun',
    shapes: [
      oval('shade', 192, 336, 84, 9),
      box('shade', 146, 318, 92, 18, 6),
      path('base', 'M72 196h240q0 86-62 116q-22 12-58 12t-58-12q-62-30-62-116z'),
      path('accent', 'M72 196h240q0 30-8 54q-30 14-58 2t-58 8t-60-8t-48-4q-8-24-8-52z'),
      speckles('shade', 110, 262, 160, 44, 24),
      oval('accent', 192, 196, 120, 24),
      oval('light', 192, 198, 106, 18),
      ...repeat(4, (index) => oval('shade', 140 + index * 34, 194 + (index % 2) * 8, 9, 7)),
      line('shade', 9, 'M338 344L366 214'),
      oval('shade', 369, 196, 14, 24),
    ],
    closeUp: [90, 160, 150],
  },
  espressoCups: {
    alt: 'Two chalk-white espresso cups on saucers',
    palette: {
      ground: '#e9e3da',
      backdrop: '#d9c7b2',
      table: '#a98a68',
      base: '#f6f1e6',
      shade: '#7d654b',
      light: '#e6ddcb',
      accent: '#5b3a24',
    },
    colours: {
      Ink: {
        alt: 'Two ink-blue espresso cups on saucers',
        palette: { base: '#36475c', light: '#56697f', backdrop: '#d5cdc2' },
      },
    },
    backdrop: 'window',
    shapes: [
      ...cup(254, 286),
      ...cup(138, 338),
      line('light', 5, 'M126 210q-12-16 0-30t0-30M154 214q-12-16 0-30t0-30'),
    ],
    closeUp: [60, 210, 150],
  },
  butterDish: {
    alt: 'Cream butter dish with a domed lid and a small leaf-shaped knob',
    palette: {
      ground: '#f0ead9',
      backdrop: '#ecd9a8',
      table: '#c3a77c',
      base: '#f7f0df',
      shade: '#cdbb97',
      light: '#fffaf0',
      accent: '#6f8463',
    },
    backdrop: 'arch',
    shapes: [
      oval('shade', 200, 338, 142, 9),
      path('shade', 'M62 306h276q-6 28-38 28H100q-32 0-38-28z'),
      box('base', 48, 294, 304, 18, 9),
      path('base', 'M92 294v-62q0-46 48-46h120q48 0 48 46v62z'),
      path('light', 'M106 280v-44q0-34 34-36q-16 14-16 46v34z'),
      line('accent', 4, 'M100 272h200'),
      ...repeat(5, (index) => leaf('accent', 132 + index * 34, 266, 26, index % 2 === 0 ? 20 : -20)),
      box('shade', 188, 172, 24, 16, 6),
      leaf('accent', 200, 178, 48, -32),
      leaf('accent', 200, 178, 48, 32),
    ],
    closeUp: [120, 150, 150],
  },
} as const satisfies Record<string, Picture>;
