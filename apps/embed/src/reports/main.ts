import { toJson } from '@shopbell/rules/json';
import { errorFacts, isErrorReported, pageReportOf, releaseOf } from '@shopbell/rules/tracking';

const reportsMax = 10;
const told = new Set<string>();

/** As browsers say it of a file that did not come; the app calls it by this name. */
const lostPart = /dynamically imported module|module script failed/i;

/** TRK-05, TRK-08, TRK-09: an error of the chat before its app is there, by lot, once on a page. */
export function tellError(appId: number, url: URL, text: string, error: unknown): void {
  const { name, message } = errorFacts(text, error);
  const known = { name: lostPart.test(message) ? 'ChunkLoadError' : name, message };
  const key = known.name + message;
  if (told.has(key) || told.size >= reportsMax || !isErrorReported(known.name, Math.random())) return;
  told.add(key);
  url.searchParams.set('appId', String(appId));
  const report = pageReportOf({ kind: 'error', ...known }, releaseOf(import.meta.url), window);
  // Where it does not arrive nothing is said: that would be the next error.
  fetch(url, {
    ...{ method: 'POST', keepalive: true, credentials: 'omit' },
    body: toJson({ reports: [report] }),
  }).catch(() => {});
}
