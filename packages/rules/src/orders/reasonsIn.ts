import { twinOf } from '../language';

export type ReasonsByLanguage = Readonly<Record<string, readonly string[]>>;

/**
 * What a shopper chooses from in the shop's own words: in their language, else in its twin, else in that of the chat,
 * since what a shop wants to know it wants to know of everybody. Empty where it has none.
 */
export function reasonsIn(
  own: ReasonsByLanguage | undefined,
  language: string,
  chatLanguage: string,
): readonly string[] {
  const found = [language, twinOf(language) ?? language, chatLanguage].map((each) => own?.[each] ?? []);
  return found.find(({ length }) => length > 0) ?? [];
}
