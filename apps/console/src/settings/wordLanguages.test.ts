import { chatSettings } from '@shopbell/protocol/schemas';
import { expect, it } from 'vitest';
import type { Draft } from './ChatDraft';
import { change } from './draft';
import { inLanguage, shownLanguage, wordLanguages } from './wordLanguages';

const draft: Draft = chatSettings.parse({
  name: 'Chat',
  domains: [],
  language: 'de',
  languages: [
    { language: 'de', primary: true },
    { language: 'it', primary: false },
  ],
  decoration: { introductionText: 'Moin', mainColor: '#123456' },
});
const forced = change(draft, 'preferences.languageOverride', 'sv');

it('[ENT-31] own words are for every language that a shopper may meet', () => {
  expect(wordLanguages(draft)).toEqual(['de', 'it']);
  expect(wordLanguages(forced)).toEqual(['de', 'it', 'sv']);
});

it('the language to look at is the chosen one while the shop has it', () => {
  expect(shownLanguage(draft, null)).toBe('de');
  expect(shownLanguage(draft, 'it')).toBe('it');
  expect(shownLanguage(draft, 'fi')).toBe('de');
  expect(shownLanguage(forced, null)).toBe('sv');
});

it('in the language of the chat its greeting stands, in another one the texts greet', () => {
  expect(inLanguage(forced, 'de')).toMatchObject({
    language: 'de',
    languages: [{ language: 'de', primary: true }],
    preferences: { languageOverride: null },
    decoration: { introductionText: 'Moin', mainColor: '#123456' },
  });
  expect(inLanguage(draft, 'it')).toMatchObject({
    language: 'it',
    languages: [{ language: 'it', primary: true }],
    decoration: { introductionText: 'How can we help?', mainColor: '#123456' },
  });
});

it('reasons that a language does not have are those of the chat, as its shoppers would see them', () => {
  const own = change(draft, 'selfService.returnReasons', { de: ['Zu klein'] });
  expect(inLanguage(own, 'it')).toMatchObject({ selfService: { returnReasons: { it: ['Zu klein'] } } });
  const both = change(draft, 'selfService.returnReasons', { de: ['Zu klein'], it: ['Troppo piccolo'] });
  expect(inLanguage(both, 'it')).toMatchObject({
    selfService: { returnReasons: { it: ['Troppo piccolo'] } },
  });
});
