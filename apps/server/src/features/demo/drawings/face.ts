export interface Looks {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  readonly style: 'bun' | 'bob' | 'short';
}

const behind = {
  bun: '<circle cx="96" cy="34" r="19"/><path d="M52 92a44 46 0 0 1 88 0v10H52z"/>',
  bob: '<path d="M46 96a50 54 0 0 1 100 0v34H46z"/>',
  short: '<path d="M54 88a42 46 0 0 1 84 0v8H54z"/>',
} as const satisfies Record<Looks['style'], string>;

const fringe = {
  bun: '<path d="M60 84q14-30 72 0q-4-30-36-30t-36 30z"/>',
  bob: '<path d="M58 92q34-6 52-34q6 24 26 34q0-42-40-42t-38 42z"/>',
  short: '<path d="M60 82q10-18 34-16t38 14q-2-28-36-28t-36 30z"/>',
} as const satisfies Record<Looks['style'], string>;

/** A person of the team, from the shoulders up. */
export const drawPerson = ({ ground, skin, hair, clothes, style }: Looks): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 192 192">
  <rect width="192" height="192" fill="${ground}"/>
  <g fill="${hair}">${behind[style]}</g>
  <path d="M26 192q4-50 70-50t70 50z" fill="${clothes}"/>
  <path d="M80 126h32v22q-16 12-32 0z" fill="${skin}"/>
  <ellipse cx="96" cy="98" rx="36" ry="42" fill="${skin}"/>
  <g fill="${hair}">${fringe[style]}</g>
  <circle cx="83" cy="100" r="3.6" fill="#2b2320"/><circle cx="109" cy="100" r="3.6" fill="#2b2320"/>
  <path d="M84 118q12 10 24 0" fill="none" stroke="#8a4b3c" stroke-width="3.4" stroke-linecap="round"/>
</svg>`;

export const looks = {
  olive: { ground: '#dfe6cf', skin: '#e8bfa0', hair: '#6b4a34', clothes: '#55663f', style: 'bun' },
  ada: { ground: '#f3dcc8', skin: '#8d5a3c', hair: '#221a18', clothes: '#1f5f4a', style: 'bob' },
  mina: { ground: '#d3e2ea', skin: '#f0cdb0', hair: '#1f2430', clothes: '#b5583c', style: 'short' },
} as const satisfies Record<string, Looks>;
