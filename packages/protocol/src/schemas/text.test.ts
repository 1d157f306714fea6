import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonEmptyText, safeText } from './text';

describe('safeText', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['a\ud800b', 'a\ufffdb'],
    ['\udc00', '\ufffd'],
    ['👋 ok', '👋 ok'],
    ['', ''],
  ])('[D23] reads %j as %j', (given, expected) => {
    expect(safeText(10).parse(given)).toBe(expected);
  });

  it('[D23] leaves nothing that PostgreSQL refuses, whatever the text', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const nasty = fc.oneof(unit, fc.constantFrom('\u0000', '\ud83d', '\udc4b'));
    fc.assert(
      fc.property(fc.string({ unit: nasty, maxLength: 20 }), (text) => {
        const safe = safeText(20).parse(text);
        expect(safe.isWellFormed()).toBe(true);
        expect(safe).not.toContain('\u0000');
      }),
    );
  });

  it('counts up to its length and no further', () => {
    expect(safeText(3).safeParse('abc').success).toBe(true);
    expect(safeText(3).safeParse('abcd').success).toBe(false);
  });
});

describe('nonEmptyText', () => {
  it.each(['', ' ', '\n\t', '\u00a0', '\u0000', ' \u0000 '])('refuses %j as blank', (text) => {
    expect(nonEmptyText(10).safeParse(text).error?.issues[0]?.message).toBe('must not be blank');
  });

  it('keeps the spaces around words', () => {
    expect(nonEmptyText(10).parse(' hi ')).toBe(' hi ');
  });
});
