import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readExpression } from '.';

const fits = (source: string, text: string): boolean | string => {
  const read = readExpression(source);
  return read.success ? read.fits(text) : read.problem;
};

it('the whole of a text fits an expression or not', () => {
  const cases: [string, string, boolean][] = [
    ['SB-\\d{5}', 'SB-10042', true],
    ['SB-\\d{5}', 'SB-100420', false],
    ['^SB-\\d{5}$', 'SB-10042', true],
    ['[A-Z]{2,3}[0-9]+', 'ABC7', true],
    ['[A-Z]{2,3}[0-9]+', 'ABCD7', false],
    ['(red|blue)( and (red|blue))*', 'red and blue and red', true],
    ['\\p{L}+', 'Größe', true],
    ['[^\\]]+', 'a]b', false],
    ['.', '🧶', true],
    ['a{0}', '', true],
    ['', 'a', false],
    ['a^b', 'ab', false],
    ['\\.\\*', '.*', true],
    ['a+?b??', 'aa', true],
  ];
  for (const [source, text, expected] of cases)
    expect([source, text, fits(source, text)]).toEqual([source, text, expected]);
});

it('what would take exponential time elsewhere is judged', () => {
  const long = `${'a'.repeat(2000)}!`;
  for (const source of ['(a+)+$', '(a|a)*', '(a|aa)+$', '(.*a){20}', '((a*)*)*', '([a-z]+)*\\d'])
    expect([source, fits(source, long)]).toEqual([source, false]);
  expect(fits('((((){9999}){9999}){9999}){9999}', '')).toBe(true);
});

it('what cannot be read, or not be followed, has a sentence', () => {
  const sources = ['(', ')', '[a', 'a**', '*', 'a{2,1}', 'a{x}', '\\', '^*', '[z-a]', 'a{1'];
  const refused = ['(?=a)', '(?<!a)', '(a)\\1', '\\bx', '\\p{Nothing}', '(a{1000}){1000}', '((a{9}){9}){99}'];
  for (const source of [...sources, ...refused])
    expect([source, fits(source, 'a')]).toEqual([source, expect.stringMatching(/^.+\.$/)]);
});

it('whatever it can read, it reads as JavaScript does', () => {
  const letter = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '^', '$', 'é');
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      letter,
      fc.tuple(tie('node'), tie('node')).map(([one, other]) => one + other),
      fc.tuple(tie('node'), tie('node')).map(([one, other]) => `(${one}|${other})`),
      fc
        .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{1,}', '*?'))
        .map(([part, times]) => `(?:${part})${times}`),
    ),
  }));
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '\n', '🧶'), maxLength: 6 });
  fc.assert(
    fc.property(node, text, (source, words) => {
      expect(fits(source, words)).toBe(new RegExp(`^(?:${source})$`, 'u').test(words));
    }),
  );
});
