import type { AssistantSource, CaseExpectation } from '@shopbell/protocol';

/** What an assistant did with the question of a case. */
export interface CaseOutcome {
  readonly verdict: string;
  readonly text: string;
  readonly sources: readonly AssistantSource[];
}

/** Which expectations are not met, by their place. None: the case stands. */
export const judgeCase = (expected: readonly CaseExpectation[], outcome: CaseOutcome): readonly number[] =>
  expected.flatMap((expectation, index) => (isMet(expectation, outcome) ? [] : [index]));

function isMet(expectation: CaseExpectation, { verdict, text, sources }: CaseOutcome): boolean {
  switch (expectation.kind) {
    case 'answers-from':
      return (
        verdict === 'answer' &&
        sources.some((source) => source.kind === 'article' && source.articleId === expectation.articleId)
      );
    case 'hands-over':
      return handsOver.includes(verdict);
    case 'asks-sign-in':
      return verdict === 'sign-in';
    case 'contains':
      return isIn(text, expectation.words);
    case 'lacks':
      return (text !== '' || decided.includes(verdict)) && !isIn(text, expectation.words);
  }
}

/** What is done on purpose without words of its own. Who only says nothing has shown nothing. */
const decided: readonly string[] = ['hand-over', 'refused', 'sign-in', 'solved'];

/** What was refused in the check is not said: a person is asked instead. */
const handsOver: readonly string[] = ['hand-over', 'refused'];

const isIn = (text: string, words: string): boolean => plain(text).includes(plain(words));

/** Capitals, wider spaces and the way an accent is written make no other words. */
const plain = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase('en').split(/\s+/).filter(Boolean).join(' ');
