import type { Language } from '../language';
import { type AskedMeaning, askedMeanings } from '../ranking';
import { searchTerms } from '../search';
import { isSameWord } from './isSameWord';
import { sentencesOf } from './sentencesOf';

/** chosen: what is read at a glance. */
const [sentencesMax, lettersMax] = [3, 420];

export interface Passage {
  /** As they stand there, one after the other. */
  readonly sentences: readonly string[];
  /** The share of the asked words that it has, from 0 to 1. */
  readonly share: number;
}

/** The part of a text that speaks most of what was asked: its best sentence and what follows it in the paragraph. */
export function passageFor(
  question: string,
  { title, text }: { readonly title: string; readonly text: string },
  language: Language,
): Passage | null {
  const asked = tellingOf(askedMeanings(question, language));
  const inTitle = searchTerms(title);
  const paragraphs = sentencesOf(text);
  const judged = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((sentence, at) => {
      const words = searchTerms(sentence);
      const weight = asked.reduce((sum, meaning) => sum + weightOf(meaning, { sentence, words, inTitle }), 0);
      return { paragraph, at, weight };
    }),
  );
  const [best] = judged.toSorted(
    (left, right) => right.weight - left.weight || left.paragraph - right.paragraph || left.at - right.at,
  );
  if (!best) return null;
  const sentences = fitting(from(paragraphs, best));
  const heard = searchTerms(`${title} ${sentences.join(' ')}`);
  const shared = asked.filter((meaning) => saidIn(heard, meaning) > 0);
  return { sentences, share: asked.length === 0 ? 0 : shared.length / asked.length };
}

/** What follows a sentence in its paragraph; what ends with a colon goes on in the next one. */
function from(
  paragraphs: readonly (readonly string[])[],
  { paragraph, at }: { readonly paragraph: number; readonly at: number },
): readonly string[] {
  const own = (paragraphs[paragraph] ?? []).slice(at);
  const next = paragraphs[paragraph + 1];
  const goesOn = own.slice(0, sentencesMax).at(-1)?.endsWith(':') && next !== undefined;
  return goesOn ? [...own, ...from(paragraphs, { paragraph: paragraph + 1, at: 0 })] : own;
}

/** chosen: how much a sentence says of one thing that was asked. */
const weights = { inTitle: 1, telling: 3, phrase: 2, amount: 0.5 };

interface Sentence {
  readonly sentence: string;
  readonly words: readonly string[];
  readonly inTitle: readonly string[];
}

function weightOf(meaning: AskedMeaning, { sentence, words, inTitle }: Sentence): number {
  const said = saidIn(words, meaning);
  // “How long”, “how much”: the answer has a number in it, as a rule.
  if (meaning.word === null && said > 0)
    return said * weights.phrase + (/\d/.test(sentence) ? weights.amount : 0);
  // What the title says already does not tell one sentence from another.
  return said * (saidIn(inTitle, meaning) > 0 ? weights.inTitle : weights.telling);
}

/** chosen: another word for it says less than the word itself. */
const otherWord = 0.6;

/** From 0 to 1: not at all, by another word for it, or as it was asked. */
function saidIn(words: readonly string[], { word, related }: AskedMeaning): number {
  const isSaid = (each: string) => words.some((other) => isSameWord(each, other));
  if (word !== null && isSaid(word)) return 1;
  return related.some(isSaid) ? otherWord : 0;
}

/** Short words hold a sentence together; what it is about is longer, in letters that are not each a word. */
function tellingOf(meanings: readonly AskedMeaning[]): readonly AskedMeaning[] {
  const telling = meanings.filter(({ word }) => word === null || word.length > 3 || !/^[a-z]+$/.test(word));
  return telling.length > 0 ? telling : meanings;
}

function fitting(sentences: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let letters = 0;
  for (const sentence of sentences.slice(0, sentencesMax)) {
    letters += sentence.length;
    if (kept.length > 0 && letters > lettersMax) break;
    kept.push(sentence);
  }
  return kept;
}
