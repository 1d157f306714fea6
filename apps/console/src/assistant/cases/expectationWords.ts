import type { CaseExpectation } from '@shopbell/protocol';

export const expectationNames: Readonly<Record<CaseExpectation['kind'], string>> = {
  'answers-from': 'Answers from the article',
  'hands-over': 'Hands over to the team',
  'asks-sign-in': 'Asks for a sign-in',
  contains: 'Says',
  lacks: 'Does not say',
};

/** An expectation in a line. */
export function expectationWords(expectation: CaseExpectation, article?: string): string {
  const name = expectationNames[expectation.kind];
  switch (expectation.kind) {
    case 'answers-from':
      return `${name} “${article ?? expectation.articleId}”`;
    case 'contains':
    case 'lacks':
      return `${name} “${expectation.words}”`;
    default:
      return name;
  }
}
