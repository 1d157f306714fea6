import { describe, expect, it } from 'vitest';
import { type Dictionary, textLanguages, textsOf } from './all';
import { localeOf } from './index';
import type { Text } from './text';

const kinds = ['texts', 'sspTexts'] as const satisfies (keyof Dictionary)[];
const others = textLanguages.filter((language) => language !== 'en-US');
const english = textsOf('en-US');

/** Where a language has the very word that English has, and why that is right. */
const sameAsEnglish: Record<string, Record<string, string>> = {
  da: {
    'texts.composerSend': 'the imperative of "at sende"',
    'sspTexts.orderSubtotal': 'the word of Danish invoices',
  },
  es: {
    'texts.aiAgentSolvedNo': 'the Spanish no',
    'sspTexts.orderTotal': 'a Spanish word too',
    'sspTexts.orderSubtotal': 'a Spanish word too',
  },
  'fr-CA': {
    'texts.composerLabel': 'a French word too',
    'texts.conversationLabel': 'a French word too',
    'sspTexts.orderTotal': 'a French word too',
  },
  'fr-FR': {
    'texts.composerLabel': 'a French word too',
    'texts.conversationLabel': 'a French word too',
    'sspTexts.orderTotal': 'a French word too',
  },
  it: {
    'texts.emailLabel': 'the usual Italian word',
    'texts.offlineEmail': 'the usual Italian word',
    'texts.formEmail': 'the usual Italian word',
    'texts.aiAgentSolvedNo': 'the Italian no',
    'sspTexts.signInEmail': 'the usual Italian word',
  },
  no: { 'texts.composerSend': 'the imperative of "å sende"' },
  'pt-BR': {
    'sspTexts.orderTotal': 'a Portuguese word too',
    'sspTexts.orderSubtotal': 'a Portuguese word too',
    'sspTexts.orderItems': 'one item is the same word; several are itens',
  },
};

const entriesOf = (language: string): [key: string, text: Text][] =>
  kinds.flatMap((kind) =>
    Object.entries(textsOf(language)[kind]).map(([key, text]): [string, Text] => [`${kind}.${key}`, text]),
  );
const sentencesOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholdersOf = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();
const englishTexts = new Map(entriesOf('en-US'));

it('[LNG-01] there is a text set for each of the 15 languages, and for Arabic and Hebrew', () => {
  const supported = 'cz da de en-US en-GB es fi fr-CA fr-FR it ja nl no pt-BR sv'.split(' ');
  expect(new Set(textLanguages)).toEqual(new Set([...supported, 'ar', 'he']));
  const introductions = others
    .filter((language) => language !== 'en-GB' && language !== 'fr-CA')
    .map((language) => textsOf(language).texts.introduction);
  expect(new Set(introductions)).toHaveProperty('size', introductions.length);
});

it.each(['xx', 'en', '', '__proto__', 'constructor'])(
  'a language that we do not have is English: %j',
  (language) => {
    expect(textsOf(language)).toBe(english);
  },
);

it('[AR-10] every language has a reply for each option of the auto-responder, and three by waiting time', () => {
  const keys = ['Shortly', 'InMinutes', 'InHours', 'InDay', 'DynamicShort', 'DynamicMedium', 'DynamicLong'];
  for (const language of textLanguages)
    expect(Object.keys(textsOf(language).texts)).toEqual(
      expect.arrayContaining(keys.map((key) => `autoReply${key}`)),
    );
});

describe.each(textLanguages)('%s', (language) => {
  const entries = entriesOf(language);
  const sentences = entries.flatMap(([key, text]) =>
    sentencesOf(text).map((sentence) => ({ key, sentence })),
  );

  it('[LNG-12] has the same keys as en-US', () => {
    expect(entries.map(([key]) => key).sort()).toEqual([...englishTexts.keys()].sort());
  });

  it('has the plural forms that the language knows, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(localeOf(language)).resolvedOptions();
    const plurals = entries.filter(([, text]) => typeof text !== 'string');
    expect(plurals.length).toBeGreaterThan(0);
    for (const [key, text] of plurals)
      expect({ key, categories: Object.keys(text).sort() }).toEqual({
        key,
        categories: [...pluralCategories].sort(),
      });
  });

  it('has the placeholders of the English text; a form for one number may say it in words', () => {
    for (const [key, text] of entries) {
      const wanted = placeholdersOf(sentencesOf(englishTexts.get(key) ?? '').at(-1) ?? '');
      const forms = typeof text === 'string' ? { other: text } : text;
      for (const [category, sentence] of Object.entries(forms)) {
        const isOneNumber = typeof text !== 'string' && ['zero', 'one', 'two'].includes(category);
        const counted = (name: string) => isOneNumber && ['{count}', '{badge}'].includes(name);
        const found = placeholdersOf(sentence);
        expect({ key, category, found }).toEqual({
          key,
          category,
          found: wanted.filter((name) => found.includes(name) || !counted(name)),
        });
      }
    }
  });

  it('is written cleanly', () => {
    const unclean = {
      'empty or padded': /^\s|\s$|^$/,
      'two spaces': /\s{2}/,
      'straight or wrong quotes': /['"`´‘]/,
      'three dots': /\.\.\./,
      'an invisible character': /[\u200b-\u200f\u202a-\u202f\ufeff\t\n]/,
      'a brace left over': /[{}]/,
    };
    const faults = sentences.flatMap(({ key, sentence }) =>
      Object.entries(unclean)
        .filter(([, fault]) => fault.test(sentence.replace(/\{\w+\}/g, 'x')))
        .map(([name]) => `${key}: ${name}: ${sentence}`),
    );
    expect(faults).toEqual([]);
  });

  it('ends a sentence where English ends one', () => {
    const end = (sentence: string) => /[.!?…。！？؟]$/.test(sentence);
    const faults = entries
      .filter(([key, text]) => {
        const [own, base] = [sentencesOf(text).at(-1), sentencesOf(englishTexts.get(key) ?? '').at(-1)];
        return end(base ?? '') && !end(own ?? '');
      })
      .map(([key]) => key);
    expect(faults).toEqual([]);
  });
});

describe.each(others.filter((language) => language !== 'en-GB'))('%s', (language) => {
  it('says nothing in English but what is listed with its reason', () => {
    const same = entriesOf(language)
      .filter(([key, text]) => {
        const base = sentencesOf(englishTexts.get(key) ?? '');
        return sentencesOf(text).some((sentence) => base.includes(sentence));
      })
      .map(([key]) => key);
    expect(same).toEqual(Object.keys(sameAsEnglish[language] ?? {}));
  });
});

it.each([
  ['en-GB', 'en-US', 'productAddToCart', 'Add to basket'],
  ['fr-CA', 'fr-FR', 'launcherOpen', 'Ouvrir le clavardage'],
] as const)('%s is not %s', (variant, language, key, text) => {
  expect(textsOf(variant).texts[key]).toBe(text);
  expect(textsOf(language).texts[key]).not.toBe(text);
});

it('French keeps its space before high punctuation from breaking; Canadian French has none before ! and ?', () => {
  const french = entriesOf('fr-FR').flatMap(([, text]) => sentencesOf(text));
  expect(french.filter((sentence) => /[^\u00a0][!?:;]/.test(sentence))).toEqual([]);
  const canadian = entriesOf('fr-CA').flatMap(([, text]) => sentencesOf(text));
  expect(canadian.filter((sentence) => /\s[!?]|[^\u00a0]:/.test(sentence))).toEqual([]);
});

it("[API-23] where a text names the shopper's address, it is called {email} in every language", () => {
  const keys = ['emailThanks', 'offlineThanksText', 'transcriptSent', 'waitSwitched'] as const;
  for (const language of textLanguages) {
    const { texts } = textsOf(language);
    for (const key of keys) expect(placeholdersOf(String(texts[key]))).toEqual(['{email}']);
  }
});
