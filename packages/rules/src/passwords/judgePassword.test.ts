import { expect, it } from 'vitest';
import { judgePassword } from './index';

const judge = (password: string) => {
  const verdict = judgePassword(password, { email: 'ada@shop.example' });
  return verdict.isGood ? 'good' : verdict.because;
};

it.each([
  ['', 'too-short'],
  ['elevenchars', 'too-short'],
  ['twelve-chars', 'good'],
  ['дванадцять12', 'good'],
  ['👩‍🚀👩‍🚀👩‍🚀', 'too-short'],
  ['correct horse battery', 'good'],
  ['long and varied '.repeat(9), 'too-long'],
  ['ada@shop.example', 'like-email'],
  ['Ada@Shop.Example!1', 'like-email'],
  ['shopbell-demo', 'common'],
  ['Shopbell-Demo', 'common'],
  ['Password123456', 'common'],
  ['1234567890123', 'common'],
  ['aaaaaaaaaaaaa', 'common'],
  ['abababababab', 'common'],
  ['qwertyuiop12', 'common'],
  ['1q2w3e4r5t6y', 'common'],
])('%s is %s', (password, expected) => {
  expect(judge(password)).toBe(expected);
});
