import type { Vocabulary } from '../Vocabulary';
import { arabic } from './ar';
import { czech } from './cz';
import { danish } from './da';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { finnish } from './fi';
import { french } from './fr';
import { hebrew } from './he';
import { italian } from './it';
import { japanese } from './ja';
import { dutch } from './nl';
import { norwegian } from './no';
import { portuguese } from './pt';
import { swedish } from './sv';

/** By the first part of the language's name here; British and Canadian shoppers share the words of their family. */
export const wordsOf = {
  ar: arabic,
  cz: czech,
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  he: hebrew,
  it: italian,
  ja: japanese,
  nl: dutch,
  no: norwegian,
  pt: portuguese,
  sv: swedish,
} satisfies Readonly<Record<string, Vocabulary>>;
