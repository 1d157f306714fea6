import { expect, it } from 'vitest';
import { findTexts, textRows } from './textRows';

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
