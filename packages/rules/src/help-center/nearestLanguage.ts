import { type Language, toSupported, twinOf } from '../language';

/** Of the languages there are, the one that whoever asked for another understands best; the first where none is. */
export function nearestLanguage(wanted: string, languages: readonly Language[]): Language | null {
  const known = toSupported(wanted);
  const has = (language: string | null | undefined): Language | undefined =>
    languages.find((each) => each === language);
  return has(known) ?? has(twinOf(known ?? '')) ?? languages[0] ?? null;
}
