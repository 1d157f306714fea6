import type { Language } from '../language';
import { searchTerms } from '../search';
import { saidIn } from './saidIn';
import { tellingOf } from './tellingOf';

/** The words of a question that a text says in no way, as they were written. What has no spaces has no words to name. */
export function unsaidIn(question: string, text: string, language: Language): readonly string[] {
  const words = searchTerms(text);
  const unsaid = new Set(
    tellingOf(question, language).flatMap((meaning) =>
      meaning.word === null || saidIn(words, meaning) > 0 ? [] : [meaning.word],
    ),
  );
  const written = question.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const named = written.filter((each) => searchTerms(each).every((word) => unsaid.has(word)));
  return [...new Map(named.map((each) => [each.toLowerCase(), each])).values()];
}
