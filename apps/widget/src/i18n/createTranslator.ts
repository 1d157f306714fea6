import { coreEnglish, type Text, type TextKey } from '@shopbell/texts';
import { createFormats, type Formats } from './createFormats';
import { supportedLocale } from './supportedLocale';

export type Values = Readonly<Record<string, string | number>>;

/** Texts as they come from the server or the page: any of them may be missing. */
export type TextsByKey = Readonly<Record<string, Text | undefined>>;

export interface TranslatorOptions {
  readonly language: string;
  readonly texts?: TextsByKey;
  /** What the page has set with updateTexts; stronger than `texts`. */
  readonly overrides?: TextsByKey;
  readonly showKeys?: boolean;
  /** The English texts, for what is missing in the others; what the app itself brings unless told. */
  readonly base?: TextsByKey;
  /** The shopper's own unless told. */
  readonly timeZone?: string;
}

export interface Translator<Key extends string = TextKey> extends Formats {
  readonly language: string;
  /** The text of a key. `values.count` chooses the plural form; a placeholder without a value stays as it is. */
  readonly t: (key: Key, values?: Values) => string;
  /** What stands before and after a placeholder, for a link or another element in its place. */
  readonly around: (key: Key, placeholder: string, values?: Values) => readonly [string, string];
}

export function createTranslator<Key extends string = TextKey>({
  language,
  texts,
  overrides,
  showKeys = false,
  base,
  timeZone,
}: TranslatorOptions): Translator<Key> {
  const locale = supportedLocale(language);
  const english: TextsByKey = base ?? coreEnglish;

  const t = (key: Key, values: Values = {}): string => {
    const own = overrides?.[key] ?? texts?.[key];
    const text = own ?? english[key];
    if (showKeys || text === undefined) return key;
    // An English sentence has English plural forms, whatever the language around it.
    const sentence = typeof text === 'string' ? text : choose(text, own ? locale : 'en', values.count);
    return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : (value ?? placeholder);
    });
  };

  const around = (key: Key, placeholder: string, values?: Values): readonly [string, string] => {
    const [before = '', after = ''] = t(key, values).split(`{${placeholder}}`);
    return [before, after];
  };

  return { language, t, around, ...createFormats(locale, timeZone) };
}

function choose(text: Exclude<Text, string>, locale: string, count: string | number = 0): string {
  return text[new Intl.PluralRules(locale).select(Number(count))] ?? text.other;
}
