import { APICallError } from 'ai';
import { OutgoingError } from '../../platform/outgoing';
import { Stopped } from '../assistant';

/** Why a model gave no answer; each ends in a hand-over. */
export type ModelTrouble =
  | 'model-late'
  | 'model-unreachable'
  | 'model-busy'
  | 'model-refused'
  | 'model-broken'
  | 'model-unreadable'
  | 'model-filtered'
  | 'model-too-long'
  /** It went on looking things up, or wanted what does not exist. */
  | 'model-lost'
  /** Our own server does; another one asks again. */
  | 'stopped'
  /** It was one of our own tools. */
  | 'failed';

/**
 * Whether something is broken, which the page is told as `error`. Who filters has decided that this is not answered, and who
 * wants what there is not has answered, and is refused as everybody is by the check: both hand over.
 */
export const isFault = (trouble: ModelTrouble): boolean =>
  trouble !== 'model-filtered' && trouble !== 'model-lost';

export class ModelFailed extends Error {
  override readonly name = 'ModelFailed';
  constructor(readonly trouble: ModelTrouble) {
    super(trouble);
  }
}

export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
}

export function troubleOf(error: unknown, signal: AbortSignal): ModelTrouble {
  if (error instanceof ModelFailed) return error.trouble;
  if (signal.aborted) return signal.reason instanceof Stopped ? 'stopped' : 'model-late';
  if (error instanceof ToolFailed) return 'failed';
  const outgoing = causesOf(error).find((cause) => cause instanceof OutgoingError);
  if (outgoing) return byOutgoing[outgoing.trouble];
  if (!APICallError.isInstance(error) || error.statusCode === undefined) return 'model-unreadable';
  if (error.statusCode === 429) return 'model-busy';
  if (error.statusCode >= 500) return 'model-broken';
  return error.statusCode >= 400 ? 'model-refused' : 'model-unreadable';
}

const byOutgoing: Record<OutgoingError['trouble'], ModelTrouble> = {
  late: 'model-late',
  unreachable: 'model-unreachable',
  'too-large': 'model-too-long',
  forbidden: 'model-refused',
  redirected: 'model-refused',
};

/** The SDK wraps what its fetch threw. */
function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause)
    causes.push(cause);
  return causes;
}

/** How long it wants to be left alone, where that is short enough to wait. */
export function waitOf(error: unknown, mostMs: number): number | null {
  if (!APICallError.isInstance(error) || error.statusCode !== 429) return null;
  const seconds = Number(error.responseHeaders?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 && seconds * 1000 <= mostMs ? seconds * 1000 : null;
}
