import { networkFacts } from '@shopbell/client/visitor';
import { tryPatiently } from '@shopbell/rules/http';
import { reportError } from '../log';

/** The answer; null, and a word about it and the line, where none came in five tries. */
export const patiently = <Answer>(call: () => Promise<Answer>, problem: string): Promise<Answer | null> =>
  tryPatiently(call, {
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    report: (failure) => reportError(problem, { ...failure, ...networkFacts() }),
  });
