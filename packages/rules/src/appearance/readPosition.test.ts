import { describe, expect, it } from 'vitest';
import { readPosition } from './readPosition';

const position = { alignment: 'top-left', offsetX: 0, offsetY: 0 };
const accepts = (part: object) => readPosition({ ...position, ...part }) !== null;

describe('readPosition', () => {
  it('keeps what it knows and drops the rest', () => {
    expect(readPosition({ ...position, zIndex: 7 })).toEqual(position);
    expect([null, undefined, 'top-left', [], {}].map(readPosition)).toEqual([null, null, null, null, null]);
  });

  it('[POS-08] needs a known alignment', () => {
    const given = [
      'bottom-left',
      'bottom-right',
      'top-left',
      'top-right',
      'center',
      'top',
      '',
      null,
      ['top-left'],
    ];
    expect(given.filter((alignment) => accepts({ alignment }))).toEqual(given.slice(0, 4));
  });

  it('[POS-09] takes only integers as offsets', () => {
    const given = [1.5, '5', Number.NaN, null, undefined, Number.POSITIVE_INFINITY, 5];
    expect(given.filter((offsetX) => accepts({ offsetX }))).toEqual([5]);
    expect(given.filter((offsetY) => accepts({ offsetY }))).toEqual([5]);
  });

  it('[POS-10] [LIM-14] takes offsets from -20 to 200, both included', () => {
    const given = [-21, -20, 200, 201];
    expect(given.filter((offsetX) => accepts({ offsetX }))).toEqual([-20, 200]);
    expect(given.filter((offsetY) => accepts({ offsetY }))).toEqual([-20, 200]);
  });
});
