import type { Language } from '../language';
import { beginsWith, endsWithOrHas, plainWords, without } from './phrases';
import { lexiconsOf, questionKind } from './questionKind';

/** chosen: who says more says what it is about; where no spaces are, so many letters are as much. */
const [wordsMax, lettersMax] = [7, 20];

export interface GoesOn {
  /** The question that this one goes on from. */
  readonly from: string;
  /** “And to Norway?” may also be a question of its own; “how long does that take?” is none. */
  readonly isWhole: boolean;
}

/** What a question leaves unsaid because it was said before; null where it stands by itself. The newest is last. */
export function goesOnFrom(question: string, earlier: readonly string[], language: Language): GoesOn | null {
  const how = leansOn(question, language);
  if (!how) return null;
  const from = earlier.findLast((text) => !isCourtesy(text, language) && !leansOn(text, language));
  return from === undefined ? null : { from, isWhole: how === 'partly' };
}

function leansOn(question: string, language: Language): 'wholly' | 'partly' | null {
  const words = plainWords(question);
  // A page in another language is written to in English too; its short words mean something else there.
  const [lexicon] = lexiconsOf(language);
  if (!lexicon || isLong(words)) return null;
  if (endsWithOrHas(without(words, lexicon.fills), lexicon.points)) return 'wholly';
  return beginsWith(words, lexicon.leads) ? 'partly' : null;
}

function isLong(words: string): boolean {
  const parts = words.trim().split(' ');
  return parts.length > wordsMax || parts.some((part) => part.length > lettersMax);
}

const isCourtesy = (text: string, language: Language): boolean =>
  ['greeting', 'thanks', 'parting'].includes(questionKind(text, language));
