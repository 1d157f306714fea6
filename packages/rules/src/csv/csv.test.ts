import { expect, it } from 'vitest';
import { type Cell, csvOf } from '.';

it.each<[Cell, string]>([
  ['Welcome', 'Welcome'],
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\r=1', `"'\r'=1"`],
  ['x;=1+1', "x;'=1+1"],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['x\n=1', `"x\n'=1"`],
  ['mugs; -5 today', 'mugs; -5 today'],
  ['a, b', '"a, b"'],
  ['two\nlines', '"two\nlines"'],
  ['say "hi"', '"say ""hi"""'],
  [' =1', ' =1'],
  [-3.5, '-3.5'],
  [null, ''],
])('%j stands in a table as %j', (cell, text) => {
  expect(csvOf([[cell, 'x']])).toBe(`\uFEFF${text},x\r\n`);
});
