import { expect, it } from 'vitest';
import type { Language } from '../language';
import { missingTitle } from './index';

it.each<[Language, readonly string[], string]>([
  ['en-US', ['Is the moon made of cheese?'], 'Is the moon made of cheese?'],
  [
    'en-US',
    ['hi', 'Hello there, do you rent out looms? Thanks!', 'talk to a human please'],
    'Do you rent out looms?',
  ],
  ['en-US', ['My blanket has a hole. Can you repair it?'], 'My blanket has a hole. Can you repair it?'],
  [
    'en-US',
    ['do you engrave mugs', 'and how long does that take?'],
    'Do you engrave mugs? And how long does that take?',
  ],
  [
    'en-US',
    ['hey i would like to have my initials on a mug, thanks'],
    'I would like to have my initials on a mug',
  ],
  ['en-US', ['ok', 'thank you', '👍'], ''],
  ['en-US', ['I want to speak to a person'], ''],
  [
    'de',
    ['Guten Tag, ich habe eine Frage. Kann man bei euch weben lernen? Viele Grüße'],
    'Kann man bei euch weben lernen?',
  ],
  [
    'fr-FR',
    ['Bonjour ! Est-ce que vous réparez les métiers à tisser ?', 'merci'],
    'Est-ce que vous réparez les métiers à tisser ?',
  ],
  ['ja', ['こんにちは。織物教室はありますか？'], '織物教室はありますか？'],
  ['he', ['שלום, האם אתם מתקנים נולים?'], 'האם אתם מתקנים נולים?'],
])('%s %s: %s', (language, said, title) => {
  expect(missingTitle(said, language)).toBe(title);
});

it('is cut between two words', () => {
  const title = missingTitle([`Do you ${'really '.repeat(40)}mean it?`], 'en-US');
  expect(title).toMatch(/^Do you really.*really…$/);
  expect(title.length).toBeLessThanOrEqual(120);
});
