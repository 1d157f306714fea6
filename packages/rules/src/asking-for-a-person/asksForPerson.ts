import { loadedLanguage } from '../language';
import { asksInClause, isAny, isBareAsk, isOfWhom, isRequested } from './asksInClause';
import { createLexicon, type Kinds, type Lexicon, tokensOf } from './Lexicon';
import type { Vocabulary } from './Vocabulary';
import { wordsOf } from './words';

/** What is read of a message: whoever wants a person says so in fewer words. */
const readLength = 2000;

const lexicons = new Map(
  Object.entries(wordsOf).map(([language, words]) => [language, createLexicon(words)]),
);

/**
 * Whether someone asks to be passed on to a person. Who writes in another language than the chat's is understood when a
 * whole request is made; a noun alone, or with a typing error, only in the chat's own language and in English.
 */
export function asksForPerson(text: string, language: string): boolean {
  const own = loadedLanguage(language).split('-')[0] ?? '';
  const sentences = sentencesOf(text.slice(0, readLength));
  const divided = sentences.map((sentence) => readSentence(sentence, {}));
  const spaceless = sentences.map((sentence) => readSentence(sentence, { isSpaceless: true }));
  return [...lexicons].some(([each, lexicon]) => {
    const isOwn = each === own || each === 'en';
    return (lexicon.words.isSpaceless ? spaceless : divided).some((sentence) =>
      asksInSentence(sentence, lexicon, isOwn),
    );
  });
}

/** The words of a sentence: they are the same to all languages that divide them. */
interface Sentence {
  readonly whole: readonly string[];
  readonly clauses: readonly (readonly string[])[];
}

const readSentence = (sentence: string, words: Pick<Vocabulary, 'isSpaceless'>): Sentence => ({
  whole: tokensOf(sentence, words),
  clauses: clausesOf(sentence).map((clause) => tokensOf(clause, words)),
});

/** A dot behind `pr` or `p` ends no sentence: `pr. person`. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<!\bpr?)\.|[!?;:\n。！？؟…]/iu);
const clausesOf = (sentence: string): readonly string[] => sentence.split(/[,،、，()–—]| - /u);

function asksInSentence({ whole, clauses }: Sentence, lexicon: Lexicon, isOwn: boolean): boolean {
  const marked = clauses.map((clause) => marksOf(clause, lexicon, isOwn));
  const isParted = clauses.length > 1;
  if (isOwn && isBareAsk(isParted ? marksOf(whole, lexicon, isOwn) : (marked[0] ?? []))) return true;
  return marked.some((marks, at) => {
    if (asksInClause(marks, lexicon)) return true;
    const next = marked[at + 1];
    if (next && isOfWhom(marks, next) && asksInClause([...marks, ...next], lexicon)) return true;
    return isOwn && isRequested(marks, next === undefined) && isBareAsk(marks);
  });
}

/** What each word, or phrase, of a text is. */
function marksOf(tokens: readonly string[], lexicon: Lexicon, mayGuess: boolean): readonly Kinds[] {
  const marks: Kinds[] = [];
  for (let at = 0; at < tokens.length; ) {
    const known = lexicon.find(tokens, at);
    const { kinds, length } = known.kinds.size > 0 || !mayGuess ? known : lexicon.guess(tokens, at);
    marks.push(kinds);
    at += length;
  }
  return marks.some((mark) => isAny(mark, 'my', 'mine')) ? marks.map(withoutTheirs) : marks;
}

const other: Kinds = new Set(['about']);

/** `My boss wants it`, `a colleague of mine`: whom the shopper has is not whom the shop has. */
const withoutTheirs = (mark: Kinds, at: number, marks: readonly Kinds[]): Kinds =>
  isAny(mark, 'person', 'team') && (isAny(marks[at - 1], 'my') || isAny(marks[at + 1], 'mine'))
    ? other
    : mark;
