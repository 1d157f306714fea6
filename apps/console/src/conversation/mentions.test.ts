import { expect, it } from 'vitest';
import { completeMention, matching, mentionAt, mentionsIn } from './mentions';

const colleagues = [
  { userId: '1', name: 'Ann' },
  { userId: '2', name: 'Ann Lee' },
  { userId: '3', name: 'Ben Baker' },
];

it('a name is being written after an @ at the beginning of a word', () => {
  expect(mentionAt('hi @Be', 6)).toEqual({ start: 3, typed: 'Be' });
  expect(mentionAt('@', 1)).toEqual({ start: 0, typed: '' });
  expect(mentionAt('mail me@be', 10)).toBeNull();
  expect(mentionAt('hi @Ben Baker done', 18)).toBeNull();
});

it('is found by any of its words', () => {
  expect(matching(colleagues, 'ba').map(({ name }) => name)).toEqual(['Ben Baker']);
  expect(matching(colleagues, 'le').map(({ name }) => name)).toEqual(['Ann Lee']);
});

it('is completed where it stands', () => {
  const half = mentionAt('hi @Be there', 6);
  expect(half && completeMention('hi @Be there', 6, half, 'Ben Baker')).toEqual({
    text: 'hi @Ben Baker there',
    caret: 14,
  });
});

it('names in a note are people, each once, and the longest name wins', () => {
  expect(mentionsIn('@Ann Lee and @Ben Baker, @Ben Baker', colleagues)).toEqual(['3', '2']);
  expect(mentionsIn('@Ann please', colleagues)).toEqual(['1']);
  expect(mentionsIn('nobody', colleagues)).toEqual([]);
});
