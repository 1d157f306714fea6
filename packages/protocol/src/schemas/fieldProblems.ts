import type { z } from 'zod';
import type { FieldProblem } from './problem';

/** What a schema found, in words that stand beside a field. */
export function fieldProblems(error: Pick<z.ZodError, 'issues'>): FieldProblem[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String), message: wordsFor(issue) }));
}

function wordsFor(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('must')) return issue.message;
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `must have at most ${issue.maximum} characters`
        : issue.origin === 'array'
          ? `must have at most ${issue.maximum} entries`
          : `must be at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'array' ? 'must have at least one entry' : `must be at least ${issue.minimum}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'must be a whole number' : `must be ${withArticle(issue.expected)}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`;
    case 'invalid_format':
      return issue.format === 'datetime' ? 'must be a date and a time' : issue.message;
    case 'invalid_union':
      return issue.discriminator ? 'is none that this version knows' : 'is not right';
    default:
      return 'is not right';
  }
}

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
