/** chosen: what is read at a glance. A list is read faster than sentences are. */
const [sentencesMax, listMax, lettersMax] = [3, 10, 420];

type Paragraphs = readonly (readonly string[])[];

interface Place {
  readonly paragraph: number;
  readonly at: number;
}

/** chosen: a shorter paragraph at the beginning is a greeting, or comes to the point in the next one. */
const beginningMin = 100;

/** A sentence and what follows it in its paragraph; of a list or a table all of it, with what it begins with. */
export function passageFrom(paragraphs: Paragraphs, { paragraph, at }: Place): readonly string[] {
  const own = (paragraphs[paragraph] ?? []).slice(at);
  // What an article begins with seldom says what to do.
  const isShort = paragraph + at === 0 && lettersIn(own) < beginningMin;
  if (!isOpen(own.slice(0, sentencesMax)))
    return isShort && paragraphs.length > 1
      ? [...own, ...passageFrom(paragraphs, { paragraph: 1, at: 0 })]
      : own;
  const first = beginOf(paragraphs, paragraph);
  const end = endOf(paragraphs, paragraph);
  const before = paragraphs.slice(first, paragraph).flat();
  // Where the list ends with its first line, that is a heading, or goes on in whole sentences.
  const rest = paragraphs.slice(paragraph + 1, end).flat();
  const behind = before.length + rest.length === 0 ? (paragraphs[paragraph + 1] ?? []) : rest;
  const whole = [...before, ...own, ...behind];
  return lettersIn(whole) <= lettersMax ? whole : [...before.slice(0, 1), ...own, ...behind];
}

/** “It is valid for fourteen days” says of what in the sentence before. */
export const withWhatItLeansOn = (paragraphs: Paragraphs, { paragraph, at }: Place): Place => {
  const [sentence = '', before] = [paragraphs[paragraph]?.[at], paragraphs[paragraph]?.[at - 1]];
  return { paragraph, at: before !== undefined && leaning.test(sentence) ? at - 1 : at };
};

/** Words that name what was named before, where a sentence begins with them. */
const leaning =
  /^(?:it|they|this|these|those|es|dies|diese[rs]?|er|il|ils|elles?|cela|ceci|este|esto|estos|questo|questi|isto|het|deze|det|den|denne|dette|disse|detta|dessa|se|ne|tämä|nämä|to|toto)\s(?!(?:is|are) (?:possible|best|free)\b|gibt\b|y a\b|faut\b|finns\b|er muligt\b)/iu;

export function fitting(sentences: readonly string[]): readonly string[] {
  const kept: string[] = [];
  for (const sentence of sentences.slice(0, isList(sentences) ? listMax : sentencesMax)) {
    if (kept.length > 0 && lettersIn([...kept, sentence]) > lettersMax) break;
    kept.push(sentence);
  }
  return kept;
}

const lettersIn = (sentences: readonly string[]): number =>
  sentences.reduce((sum, { length }) => sum + length, 0);

/** Without a stop at its end: a heading, a line of a list, a row of a table, or what leads to them. */
export const isOpen = (sentences: readonly string[] | undefined): boolean =>
  !/[.!?。！？؟]["'”’»)）]?$/u.test(sentences?.at(-1) ?? '.');

/** A row of a table as it is spoken: what it is about, and what is said of that. */
export const isRow = (sentence: string): boolean => /^[^:]{1,80}: ./.test(sentence) && isOpen([sentence]);

export const isList = (sentences: readonly string[]): boolean =>
  sentences.filter((sentence) => isOpen([sentence])).length > 1;

function beginOf(paragraphs: Paragraphs, from: number): number {
  let first = from;
  while (isOpen(paragraphs[first - 1])) first -= 1;
  return first;
}

function endOf(paragraphs: Paragraphs, from: number): number {
  let end = from + 1;
  while (isOpen(paragraphs[end])) end += 1;
  return end;
}
