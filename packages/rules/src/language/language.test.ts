import { describe, expect, it } from 'vitest';
import {
  additionalLanguages,
  chooseLanguage,
  isRightToLeft,
  languageMappings,
  loadedLanguage,
  localeOf,
  supportedLanguages,
  toSupported,
} from '.';

describe('toSupported', () => {
  it('[LIM-36] knows fifteen languages and two mappings', () => {
    expect([...supportedLanguages].sort()).toEqual(
      'cz, da, de, en-US, en-GB, es, fi, fr-CA, fr-FR, it, ja, nl, no, pt-BR, sv'.split(', ').sort(),
    );
    expect(languageMappings).toEqual({ cs: 'cz', nb: 'no' });
  });

  it('keeps each language it has, and two more', () => {
    const languages = [...supportedLanguages, ...additionalLanguages];
    expect(languages.map(toSupported)).toEqual(languages);
    expect(languages.map((language) => toSupported(language.toUpperCase().replace('-', '_')))).toEqual(
      languages,
    );
  });

  it('[LNG-02] maps cs to cz and nb to no, with and without a region', () => {
    expect(['cs', 'nb', 'cs-CZ', 'nb-NO'].map(toSupported)).toEqual(['cz', 'no', 'cz', 'no']);
  });

  it('[LNG-10] matches other regions by their language', () => {
    const tags = ['de-AT', 'pt-PT', 'pt', 'fr', 'fr-BE', 'en', 'en-AU', 'ar-EG', 'ja-JP-u-ca-japanese'];
    expect(tags.map(toSupported)).toEqual([
      'de',
      'pt-BR',
      'pt-BR',
      'fr-FR',
      'fr-FR',
      'en-US',
      'en-US',
      'ar',
      'ja',
    ]);
  });

  it('[LNG-03] loads en-US for what is not supported', () => {
    const tags = ['xx', '', 'zh-CN', 'toString', '-', 'dee'];
    expect(tags.map(toSupported)).toEqual(tags.map(() => null));
    expect(tags.map(loadedLanguage)).toEqual(tags.map(() => 'en-US'));
    expect(loadedLanguage('sv-FI')).toBe('sv');
  });
});

describe('chooseLanguage', () => {
  const offer = (...languages: string[]) => languages.map((language) => ({ language, primary: false }));
  const facts = {
    override: null,
    browserLanguages: ['de-AT', 'it'],
    shopLanguages: offer('en-US', 'it', 'de'),
    shopLanguage: 'sv',
  };

  it('[LNG-04] takes the override first', () => {
    expect(chooseLanguage({ ...facts, override: 'ja' })).toBe('ja');
  });

  it('[LNG-11] ignores an override that is not supported', () => {
    expect(chooseLanguage({ ...facts, override: 'xx' })).toBe('de');
  });

  it('[LNG-05] then takes the first language of the browser that the shop has', () => {
    expect(chooseLanguage(facts)).toBe('de');
    expect(chooseLanguage({ ...facts, shopLanguages: offer('en-US', 'it') })).toBe('it');
    expect(
      chooseLanguage({ ...facts, browserLanguages: ['cs-CZ'], shopLanguages: offer('en-US', 'cz') }),
    ).toBe('cz');
  });

  it('[LNG-06] then lets the two kinds of French and of English stand in for each other', () => {
    const choose = (browser: string[], ...shop: string[]) =>
      chooseLanguage({ ...facts, browserLanguages: browser, shopLanguages: offer('sv', ...shop) });
    expect(choose(['fr-CA'], 'fr-FR')).toBe('fr-FR');
    expect(choose(['fr-FR'], 'fr-CA')).toBe('fr-CA');
    expect(choose(['en-GB'], 'en-US')).toBe('en-US');
    expect(choose(['en-US'], 'en-GB')).toBe('en-GB');
    expect(choose(['fr-CA', 'it'], 'fr-FR', 'it')).toBe('it');
  });

  it('[LNG-07] then takes the primary language, the first, the one of the shop, and en-US', () => {
    const choose = (shopLanguages: { language: string; primary: boolean }[], shopLanguage = 'sv') =>
      chooseLanguage({ ...facts, browserLanguages: ['fi'], shopLanguages, shopLanguage });
    expect(choose([...offer('it'), { language: 'da', primary: true }])).toBe('da');
    expect(choose(offer('it', 'da'))).toBe('it');
    expect(choose([])).toBe('sv');
    expect(choose([], 'xx')).toBe('en-US');
  });
});

it('localeOf gives a tag that Intl has data for', () => {
  const languages = [...supportedLanguages, ...additionalLanguages];
  expect(Intl.DateTimeFormat.supportedLocalesOf(languages.map(localeOf))).toEqual(languages.map(localeOf));
  expect([localeOf('cz'), localeOf('no'), localeOf('pt-BR')]).toEqual(['cs', 'nb', 'pt-BR']);
});

it('isRightToLeft is true for Arabic and Hebrew only', () => {
  const languages = [...supportedLanguages, ...additionalLanguages];
  expect(languages.filter(isRightToLeft)).toEqual(['ar', 'he']);
});
