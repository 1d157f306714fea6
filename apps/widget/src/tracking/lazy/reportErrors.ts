import type { PageReport } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import {
  errorFacts,
  isErrorReported,
  isUsageReported,
  pageReportOf,
  releaseOf,
} from '@shopbell/rules/tracking';
import type { Widget } from '../../app/Widget';
import { log } from '../../log';

const reportsMax = 10;

/**
 * TRK-05, TRK-10: what is logged is also told to the address that the shop has set, by lot; without one nothing is. An
 * error is told once on each page, and never with anybody's words.
 */
export function reportErrors({ details, baseUrl, launcher, running }: Widget): void {
  const told = new Set<string>();
  let isOver = false;

  function send(report: Pick<PageReport, 'kind' | 'name' | 'message'>): void {
    const address = details.get()?.settings?.tracking.reportsUrl;
    if (!address || isOver || told.size > reportsMax) return;
    const url = new URL(address, baseUrl);
    url.searchParams.set('appId', String(launcher.appId));
    const body = toJson({ reports: [pageReportOf(report, releaseOf(import.meta.url), window)] });
    // Where it does not arrive nothing is said: that would be the next error.
    fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
  }
  function tell(text: string, error: unknown): void {
    const facts = errorFacts(text, error);
    const key = facts.name + facts.message;
    if (told.has(key) || !isErrorReported(facts.name, Math.random())) return;
    told.add(key);
    send({ kind: 'error', ...facts });
  }
  function begin(): void {
    if (!details.get()?.settings) return;
    stop();
    if (isUsageReported(Math.random()))
      send({ kind: 'usage', name: 'window', message: 'The chat was loaded.' });
  }
  const { error: write } = log;
  log.error = (text, error) => {
    write(text, error);
    tell(text, error);
  };
  const stop = details.subscribe(begin);
  begin();
  running.push({
    stop() {
      isOver = true;
      stop();
    },
  });
}
