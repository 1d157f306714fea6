import { expect, it } from 'vitest';
import { findTexts, gapAdvice, textRows } from './textRows';

const rows = textRows({
  english: { send: 'Send message', left: { other: '{count} characters left' } },
  standard: { send: 'Nachricht senden', left: { other: 'noch {count} Zeichen' } },
  own: { send: 'Ab damit', retired: 'Old words' },
});

it('[ENT-31] every text stands with its English, our words in the language of the chat, and the own ones', () => {
  expect(rows).toEqual([
    { key: 'send', english: 'Send message', standard: 'Nachricht senden', own: 'Ab damit' },
    { key: 'left', english: '{count} characters left', standard: 'noch {count} Zeichen', own: '' },
    { key: 'retired', english: '', standard: '', own: 'Old words' },
  ]);
});

it.each([
  ['message', false, ['send']],
  ['ZEICHEN noch', false, ['left']],
  ['damit', false, ['send']],
  ['', true, ['send', 'retired']],
  ['nothing like it', false, []],
])('a search for “%s”, only own: %s', (search, isOwnOnly, keys) => {
  expect(findTexts(rows, { search, isOwnOnly }).map(({ key }) => key)).toEqual(keys);
});

it.each([
  ['Only {count} left', null],
  ['', null],
  ['A few left', 'Without {count} this part is not said.'],
  [
    '{cuont} left',
    'Without {count} this part is not said. Nothing is filled in for {cuont}: shoppers read it as it stands.',
  ],
])('what “%s” would do to a text with a number in it is said', (own, advice) => {
  const row = { key: 'left', english: '{count} left', standard: 'noch {count}', own };
  expect(gapAdvice(row)).toBe(advice);
  expect(gapAdvice({ ...row, english: '', standard: '' }), 'a text of the past').toBeNull();
});
