/** `unhandled`: nobody caught it. `commit`: messages could not be stored. Both are always worth a report. */
export type FailureKind = 'unhandled' | 'commit' | 'background' | 'request';

export type ReportVerdict = 'send' | 'sampled-out' | 'rate-limited';

const sampleRate = 0.1;
const intervalMs = 1000;

/** The two classes take turns of their own: what is sampled never takes the place of what is always worth a report. */
export const isAlwaysReported = (kind: FailureKind): boolean => kind === 'unhandled' || kind === 'commit';

/** `lastSentMs` is when a report of the same class went out. */
export function reportVerdict(
  kind: FailureKind,
  { chance, nowMs, lastSentMs }: { chance: number; nowMs: number; lastSentMs: number },
): ReportVerdict {
  if (!isAlwaysReported(kind) && chance >= sampleRate) return 'sampled-out';
  return nowMs - lastSentMs < intervalMs ? 'rate-limited' : 'send';
}
