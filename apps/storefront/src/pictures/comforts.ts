import { box, line, oval, type Picture, path, repeat } from './picture';

const slipper = (x: number, y: number) => [
  path('shade', `M${x} ${y}h206q14 0 14 10t-14 10H${x + 4}q-14 0-14-10t10-10z`),
  path('base', `M${x} ${y}q-16-84 34-84q34 0 40 26q34 12 66 16q58 6 70 42h-210z`),
  path('light', `M${x + 4} ${y - 62}q12-26 34-22q30 0 36 26q-34 18-70-4z`),
  line('light', 3, `M${x + 96} ${y - 6}q2-28 26-34`),
];

export const comfortPictures = {
  slippers: {
    alt: 'Pair of grey felted wool slippers with cream lining',
    palette: {
      ground: '#e8e6e1',
      backdrop: '#d6d3ca',
      table: '#c4ab88',
      base: '#8b8a86',
      shade: '#5f5a54',
      light: '#f3ebdb',
      accent: '#a2693f',
    },
    colours: {
      Moss: {
        alt: 'Pair of moss-green felted wool slippers with cream lining',
        palette: { ground: '#e7e8dc', backdrop: '#d3d8c3', base: '#75875f' },
      },
    },
    backdrop: 'arch',
    shapes: [box('accent', 40, 336, 320, 12, 6), ...slipper(124, 262), ...slipper(72, 318)],
    closeUp: [60, 220, 140],
  },
  picnicRug: {
    alt: 'Rolled checked picnic rug held by two leather straps with a handle',
    palette: {
      ground: '#e6ebe0',
      backdrop: '#cfdcc0',
      table: '#a9b98b',
      base: '#b8513d',
      shade: '#8b3829',
      light: '#f4e9d2',
      accent: '#8a5a33',
    },
    backdrop: 'window',
    shapes: [
      oval('shade', 200, 334, 134, 9),
      line('accent', 9, 'M136 206q4-66 64-66t64 66'),
      box('base', 62, 204, 272, 128, 58),
      ...repeat(4, (index) => line('light', 5, `M${92 + index * 46} 212v112`)),
      line('light', 5, 'M78 238h208M72 268h214M78 298h208'),
      line('shade', 3, 'M78 248h208M76 288h208'),
      oval('shade', 282, 268, 52, 63),
      oval('base', 282, 268, 43, 54),
      line('light', 5, 'M312 268q0 40-30 40t-30-40t28-38t22 36t-20 26t-16-24'),
      box('accent', 126, 200, 20, 136, 6),
      box('accent', 214, 200, 20, 136, 6),
      box('light', 128, 250, 16, 18, 4),
      box('light', 216, 250, 16, 18, 4),
    ],
    closeUp: [70, 200, 140],
  },
} as const satisfies Record<string, Picture>;
