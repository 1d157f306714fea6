/** `unhandled`: nobody caught it. `commit`: messages could not be stored. Both are always worth a report. */
export type FailureKind = 'unhandled' | 'commit' | 'background' | 'request';

export type ReportVerdict = 'send' | 'sampled-out' | 'rate-limited';

const sampleRate = 0.1;
const intervalMs = 1000;

export function reportVerdict(
  kind: FailureKind,
  { chance, nowMs, lastSentMs }: { chance: number; nowMs: number; lastSentMs: number },
): ReportVerdict {
  const isAlwaysSent = kind === 'unhandled' || kind === 'commit';
  if (!isAlwaysSent && chance >= sampleRate) return 'sampled-out';
  return nowMs - lastSentMs < intervalMs ? 'rate-limited' : 'send';
}
