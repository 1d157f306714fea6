import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Ada Lovelace', 'AL'],
  ['ada king lovelace', 'AL'],
  ['Ada', 'A'],
  ['  Ada   Lovelace ', 'AL'],
  ['Jean-Luc', 'JL'],
  ['Visitor 4821', 'V'],
  ['4821', '?'],
  ['', '?'],
  ['李 小龙', '李小'],
  ['Élodie Ünal', 'ÉÜ'],
  ['E\u0301lodie', 'E\u0301'],
])('%s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
