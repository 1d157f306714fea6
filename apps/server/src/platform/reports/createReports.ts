import type { Clock } from '../clock';
import { describeError, scrub } from '../log';
import { createOutgoing } from '../outgoing';
import { type FailureKind, isAlwaysReported, type ReportVerdict, reportVerdict } from './verdict';

export interface Reports {
  /** Waiting is optional: it never fails, and ends when the report is away or has been given up. */
  report(error: unknown, kind: FailureKind): Promise<void>;
}

export interface ReportsOptions {
  readonly url: URL | null;
  readonly release: string;
  readonly clock: Clock;
  readonly random?: () => number;
  readonly onOutcome?: (outcome: 'sent' | 'failed' | Exclude<ReportVerdict, 'send'>) => void;
}

const patienceMs = 5000;

export function createReports({
  url,
  release,
  clock,
  random = Math.random,
  onOutcome = () => {},
}: ReportsOptions): Reports {
  // Where the operator wants them may be a private place: naming it is allowing it.
  const outgoing = createOutgoing({ allowed: url ? [url.host] : [], timeoutMs: patienceMs });
  const lastSentMs = { always: Number.NEGATIVE_INFINITY, sampled: Number.NEGATIVE_INFINITY };

  async function send(address: URL, error: unknown, kind: FailureKind): Promise<void> {
    const { type, message, code, stack = '' } = describeError(error);
    const context = { kind, type, ...(code !== undefined && { code }), node: process.version };
    const report = { message, stack, release, at: new Date(clock.now()).toISOString(), context };
    const response = await outgoing.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: scrub(JSON.stringify(report)),
    });
    if (!response.ok) throw new Error(`Status ${response.status}`);
  }

  return {
    async report(error, kind) {
      if (!url) return;
      const nowMs = clock.now();
      const turn = isAlwaysReported(kind) ? 'always' : 'sampled';
      const verdict = reportVerdict(kind, { chance: random(), nowMs, lastSentMs: lastSentMs[turn] });
      if (verdict !== 'send') return onOutcome(verdict);
      lastSentMs[turn] = nowMs;
      try {
        await send(url, error, kind);
        onOutcome('sent');
      } catch {
        // Reporting that reporting failed would go round in circles; it is counted.
        onOutcome('failed');
      }
    },
  };
}
