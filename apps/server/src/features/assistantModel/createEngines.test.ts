import { expect, it } from 'vitest';
import type { Engine } from '../assistant';
import { createEngines } from './createEngines';

const engine = (): Engine => ({
  name: 'model',
  think: async () => Promise.reject(new Error('Nobody asks it')),
});
const place = { baseUrl: 'https://models.test/v1', apiKey: 'one', model: 'small' };

it('makes one for each place, key and model, and keeps those that are asked', () => {
  const engineAt = createEngines(engine);
  const first = engineAt(place);
  expect(engineAt({ ...place })).toBe(first);
  for (const other of [
    { apiKey: 'two' },
    { apiKey: null },
    { model: 'large' },
    { baseUrl: 'https://b.test' },
  ])
    expect(engineAt({ ...place, ...other })).not.toBe(first);
  for (let shop = 0; shop < 40; shop += 1) engineAt({ ...place, apiKey: `shop ${shop}` });
  expect(engineAt(place)).toBe(first);
  for (let shop = 0; shop < 60; shop += 1) engineAt({ ...place, apiKey: `shop ${shop}` });
  expect(engineAt(place)).not.toBe(first);
});
