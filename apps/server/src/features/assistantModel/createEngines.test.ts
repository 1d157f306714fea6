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
  const askOthers = (count: number) => {
    for (let shop = 0; shop < count; shop += 1) engineAt({ ...place, apiKey: `shop ${shop} of ${count}` });
  };
  // Fifty are kept, and who was asked last is not the one that goes.
  for (const others of [40, 49]) {
    askOthers(others);
    expect(engineAt(place)).toBe(first);
  }
  askOthers(50);
  expect(engineAt(place)).not.toBe(first);
});
