import type { Fact, GroundedSentence, RefusedSentence, Unsupported } from './Fact';
import { hasWord, type Known, knownFrom, piecesOfFact, type Said, saidBy } from './known';
import { linksHold, linksIn } from './linksHold';
import { namesHold } from './namesHold';
import { numbersHold } from './numbersHold';
import { piecesOf, readAs, tongueOfAll } from './read';
import { sensesHold } from './sensesHold';
import { amountsHold, thingsHold } from './thingsHold';
import { currencyOf } from './units';

export interface CheckOptions {
  /** Where links may lead. */
  readonly hosts: readonly string[];
}

/** Holds every sentence against the facts it names; what they do not say is refused. */
export function checkAnswer(
  sentences: readonly GroundedSentence[],
  facts: readonly Fact[],
  options: CheckOptions,
): { refused: RefusedSentence[] } {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const refused = sentences.flatMap((sentence): RefusedSentence[] => {
    const because = whyNot(sentence, byId, options);
    return because === null ? [] : [{ sentence, because }];
  });
  return { refused };
}

function whyNot(
  { text, factIds }: GroundedSentence,
  facts: ReadonlyMap<string, Fact>,
  { hosts }: CheckOptions,
): Unsupported | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return null;
  const named = factIds.map((id) => facts.get(id)).filter((fact) => fact !== undefined);
  if (named.length === 0 || named.length < factIds.length) return 'no-fact';
  const { links, rest } = linksIn(text);
  if (!linksHold(links, named, hosts)) return 'foreign-link';
  if (named.some((fact) => isQuoted(text, fact.text))) return null;
  const pieces = piecesOf(rest);
  const tongue = tongueOfAll([pieces, ...named.map(piecesOfFact)]);
  const known = knownFrom(named, tongue);
  const sentence = saidBy(readAs(pieces, tongue));
  if (!numbersHold(sentence, known) || !amountsHold(sentence, known)) return 'other-number';
  if (!namesHold(sentence, known)) return 'other-name';
  if (!wordsHold(sentence, known) || !sensesHold(sentence, known)) return 'other-sense';
  if (!thingsHold(sentence, known)) return 'other-sense';
  return null;
}

/** Every word that says something stands in a fact: one that is exchanged says something else. */
function wordsHold({ content, text: { tongue } }: Said, known: Known): boolean {
  const all = [...known.words];
  return content.every(
    ({ text }) =>
      tongue.ordinary.has(text) ||
      currencyOf(text) !== null ||
      known.words.has(text) ||
      hasWord(all, text, tongue),
  );
}

/** A whole sentence of a fact, or several: whoever quotes it says nothing of their own. */
function isQuoted(text: string, fact: string): boolean {
  const [quote, whole] = [text.trim(), fact.trim()];
  for (let at = whole.indexOf(quote); at >= 0; at = whole.indexOf(quote, at + 1)) {
    const [before, after] = [whole.slice(0, at).trimEnd(), whole.slice(at + quote.length).trimStart()];
    const isBegun =
      before === '' || sentenceEnd.test(before.slice(-1)) || whole.slice(before.length, at).includes('\n');
    const isEnded = after === '' || sentenceEnd.test(quote.slice(-1)) || sentenceEnd.test(after[0] ?? '');
    if (isBegun && isEnded) return true;
  }
  return false;
}

const sentenceEnd = /[.!?。！？]/;
