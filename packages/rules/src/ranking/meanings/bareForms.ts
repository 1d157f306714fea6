/** What Hebrew and Arabic write together with the word behind it: “and”, “the”, “in”, “to”, “from”, “that”. */
const prefixes: Readonly<Record<string, readonly RegExp[]>> = {
  he: [/^[והבלמשכ]/u, /^(?:וה|וב|ול|ומ|וש|שה|שב|של|מה|כש)/u],
  ar: [/^(?:ال|لل|وال|بال|فال|كال)/u, /^[وبلف]/u],
};

/** chosen: what is left of a shorter word is another word. */
const lettersMin = 3;

/** A word without what is written before it; in Arabic also as it is spelled with care: people leave out its signs. */
export function bareForms(word: string, language: string): readonly string[] {
  const before = prefixes[language];
  if (!before) return [];
  const bare = before
    .filter((prefix) => prefix.test(word))
    .map((prefix) => word.replace(prefix, ''))
    .filter((rest) => rest.length >= lettersMin);
  return language === 'ar' ? [word, ...bare].flatMap(spellings) : bare;
}

const spellings = (word: string): readonly string[] =>
  [word, word.replace(/^ا/u, 'إ'), word.replace(/^ا/u, 'أ'), word.replace(/^[إأآ]/u, 'ا')].flatMap((form) => [
    form,
    form.replace(/ه$/u, 'ة'),
  ]);
