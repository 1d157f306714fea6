import type { Texts } from './index';
import type { SspTexts } from './selfService';
import { arabicSspTexts } from './selfService/ar';
import { czechSspTexts } from './selfService/cz';
import { danishSspTexts } from './selfService/da';
import { germanSspTexts } from './selfService/de';
import { britishSspTexts } from './selfService/en-GB';
import { englishSspTexts } from './selfService/en-US';
import { spanishSspTexts } from './selfService/es';
import { finnishSspTexts } from './selfService/fi';
import { canadianSspTexts } from './selfService/fr-CA';
import { frenchSspTexts } from './selfService/fr-FR';
import { hebrewSspTexts } from './selfService/he';
import { italianSspTexts } from './selfService/it';
import { japaneseSspTexts } from './selfService/ja';
import { dutchSspTexts } from './selfService/nl';
import { norwegianSspTexts } from './selfService/no';
import { brazilianSspTexts } from './selfService/pt-BR';
import { swedishSspTexts } from './selfService/sv';
import { arabicTexts } from './widget/ar';
import { czechTexts } from './widget/cz';
import { danishTexts } from './widget/da';
import { germanTexts } from './widget/de';
import { britishTexts } from './widget/en-GB';
import { englishTexts } from './widget/en-US';
import { spanishTexts } from './widget/es';
import { finnishTexts } from './widget/fi';
import { canadianTexts } from './widget/fr-CA';
import { frenchTexts } from './widget/fr-FR';
import { hebrewTexts } from './widget/he';
import { italianTexts } from './widget/it';
import { japaneseTexts } from './widget/ja';
import { dutchTexts } from './widget/nl';
import { norwegianTexts } from './widget/no';
import { brazilianTexts } from './widget/pt-BR';
import { swedishTexts } from './widget/sv';

export interface Dictionary {
  readonly texts: Texts;
  readonly sspTexts: SspTexts;
}

const english: Dictionary = { texts: englishTexts, sspTexts: englishSspTexts };

const dictionaries: Readonly<Record<string, Dictionary>> = {
  ar: { texts: arabicTexts, sspTexts: arabicSspTexts },
  cz: { texts: czechTexts, sspTexts: czechSspTexts },
  da: { texts: danishTexts, sspTexts: danishSspTexts },
  de: { texts: germanTexts, sspTexts: germanSspTexts },
  'en-GB': { texts: britishTexts, sspTexts: britishSspTexts },
  'en-US': english,
  es: { texts: spanishTexts, sspTexts: spanishSspTexts },
  fi: { texts: finnishTexts, sspTexts: finnishSspTexts },
  'fr-CA': { texts: canadianTexts, sspTexts: canadianSspTexts },
  'fr-FR': { texts: frenchTexts, sspTexts: frenchSspTexts },
  he: { texts: hebrewTexts, sspTexts: hebrewSspTexts },
  it: { texts: italianTexts, sspTexts: italianSspTexts },
  ja: { texts: japaneseTexts, sspTexts: japaneseSspTexts },
  nl: { texts: dutchTexts, sspTexts: dutchSspTexts },
  no: { texts: norwegianTexts, sspTexts: norwegianSspTexts },
  'pt-BR': { texts: brazilianTexts, sspTexts: brazilianSspTexts },
  sv: { texts: swedishTexts, sspTexts: swedishSspTexts },
};

export const textLanguages: readonly string[] = Object.keys(dictionaries);

/** All texts of a language; English for one that we do not have. */
export function textsOf(language: string): Dictionary {
  return (Object.hasOwn(dictionaries, language) && dictionaries[language]) || english;
}
