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
      // What the title says already does not tell one sentence from another.
      const weight = asked.reduce(
        (sum, meaning) => sum + saidIn(words, meaning) * (saidIn(inTitle, meaning) > 0 ? 1 : 3),
        0,
      );
      return { paragraph, at, weight };
    }),
  );
  const [best] = judged.toSorted(
    (left, right) => right.weight - left.weight || left.paragraph - right.paragraph || left.at - right.at,
  );
  if (!best) return null;
  const sentences = fitting((paragraphs[best.paragraph] ?? []).slice(best.at));
  const heard = searchTerms(`${title} ${sentences.join(' ')}`);
  const shared = asked.filter((meaning) => saidIn(heard, meaning) > 0);
  return { sentences, share: asked.length === 0 ? 0 : shared.length / asked.length };
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
