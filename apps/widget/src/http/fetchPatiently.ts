import { tryPatiently } from '@shopbell/rules/http';
import { reportError } from '../log';
import { fetchJson } from './fetchJson';

/** The answer; null, and a word about it, where none came in five tries. */
export const fetchPatiently = <Answer>(url: string, problem: string): Promise<Answer | null> =>
  tryPatiently(() => fetchJson<Answer>(url), {
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    report: (failure) => reportError(problem, failure),
  });
