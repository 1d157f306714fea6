import { expect, it } from 'vitest';
import { namesTopic } from '.';

it('a topic is named where all of its words are, in any order and form', () => {
  const topics = ['allergic reaction', 'Anwälte'];
  expect(namesTopic('I had a reaction, I am allergic!', topics)).toBe(true);
  expect(namesTopic('Mein Anwälte-Team schreibt Ihnen', topics)).toBe(true);
  expect(namesTopic('Is the cream for allergic people?', topics)).toBe(false);
  expect(namesTopic('Anything', ['', ' '])).toBe(false);
  expect(namesTopic('', topics)).toBe(false);
});
