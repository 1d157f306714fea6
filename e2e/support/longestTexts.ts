/** Words in the shape in which they come from the server: texts by their names, some with a form for each number. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** What takes most of a line, and what cannot be broken into two. */
export const measures = {
  text: (text: string) => text.length,
  word: (text: string) => Math.max(...text.split(/[\s-]/).map(({ length }) => length)),
};

/** Of several languages one that has, for each text, the longest of theirs: where it fits, each of them does. */
export function longestTexts(languages: readonly Words[], measure: (text: string) => number): Words {
  const names = new Set(languages.flatMap((words) => Object.keys(words)));
  return Object.fromEntries([...names].map((name) => [name, longest(valuesOf(languages, name), measure)]));
}

const valuesOf = (languages: readonly Words[], name: string) =>
  languages.flatMap((words) => (words[name] === undefined ? [] : [words[name]]));

function longest(values: readonly (string | Words)[], measure: (text: string) => number): string | Words {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.length === 0)
    return longestTexts(
      values.filter((value) => typeof value !== 'string'),
      measure,
    );
  return texts.reduce((found, text) => (measure(text) > measure(found) ? text : found));
}
