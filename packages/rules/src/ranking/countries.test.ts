import { describe, expect, it } from 'vitest';
import { searchTerms } from '../search';
import { countriesNamed, countryIn, namesCountry } from './countries';
import { askedMeanings, withMeant } from './words';

const named = (text: string, language: string) =>
  countriesNamed(searchTerms(text), language).map(({ code }) => code);

describe('the countries that are named', () => {
  it.each([
    ['en', 'How much is shipping to the United States?', ['US']],
    ['en', 'Do you ship to Papua New Guinea?', ['PG']],
    ['en', 'to the UK and to Holland', ['GB', 'NL']],
    ['en', 'Do you ship to Nigeria?', ['NG']],
    ['en', 'to Jordan or Georgia', ['JO', 'GE']],
    ['de', 'Was kostet der Versand nach Schweden?', ['SE']],
    ['de', 'in die Vereinigten Staaten', ['US']],
    ['de', 'Deutschlands schönste Becher', ['DE']],
    ['sv', 'Sveriges finaste muggar', ['SE']],
    ['fr', 'Livrez-vous en Angleterre ?', ['GB']],
    ['es', '¿Envían a los Países Bajos?', ['NL']],
    ['fi', 'Kuinka kauan toimitus Saksaan kestää?', ['DE']],
    ['fi', 'Nigeriaan', ['NG']],
    ['fi', 'Suomeen tai Ruotsiin', ['FI', 'SE']],
    ['cs', 'Kolik stojí doprava do Německa?', ['DE']],
    ['cs', 'do Velké Británie', ['GB']],
    ['he', 'כמה עולה המשלוח לצרפת?', ['FR']],
    ['he', 'לארצות הברית', ['US']],
    ['ar', 'كم تكلفة الشحن لالمانيا؟', ['DE']],
    ['ar', 'للولايات المتحدة', ['US']],
    ['ja', '日本への送料はいくらですか', ['JP']],
    ['ja', 'アメリカへの送料', ['US']],
    ['ja', 'インドネシアまで送れますか', ['ID']],
    ['ja', 'タイへ送れますか', ['TH']],
  ])('%s: %s', (language, text, codes) => {
    expect(named(text, language)).toEqual(codes);
  });

  it.each([
    ['en', 'Contact us about vs and un'],
    ['en', 'Hi, I am Jordan and this is bone china with a turkey'],
    ['fr', 'un bol et une tasse'],
    ['nl', 'Ik heb een heel servies besteld'],
    ['ja', 'どのタイプのタイルですか'],
    ['fi', 'Tilaukseni on myöhässä'],
  ])('are none: %s: %s', (language, text) => {
    expect(named(text, language)).toEqual([]);
  });

  it('are the same by whichever of their names', () => {
    const country = { code: 'GB', language: 'en' };
    expect(namesCountry(searchTerms('We ship to the United Kingdom.'), country)).toBe(true);
    expect(namesCountry(searchTerms('We ship to England and Wales.'), country)).toBe(true);
    expect(namesCountry(searchTerms('We ship to Ukraine.'), country)).toBe(false);
    expect(countryIn('fr', country)).toBe('Royaume-Uni');
  });

  it('are meant by a slip of their name', () => {
    const meant = askedMeanings('shipping to Gremany', 'en-US').map((each) => withMeant(each, null, 'en-US'));
    expect(meant.flatMap(({ country }) => country?.code ?? [])).toEqual(['DE']);
  });

  it('are meant by capital letters, and not where everything is written in them', () => {
    const codes = (question: string) =>
      askedMeanings(question, 'en-US').flatMap(({ country }) => country?.code ?? []);
    expect(codes('Will I pay customs in the US?')).toEqual(['US']);
    expect(codes('shipping to the U.S.')).toEqual(['US']);
    expect(codes('CAN YOU CALL US?')).toEqual([]);
    expect(codes('can you tell us more')).toEqual([]);
  });
});
