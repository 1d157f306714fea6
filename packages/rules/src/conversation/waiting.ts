import type { Message } from '@shopbell/protocol';
import type { ChatFlowStage } from './chatFlow';
import type { WaitTimeStep } from './waitTimeSteps';

/** chosen: before that an answer is no wait. */
const waitTextAfterMs = 15_000;
/** chosen: as long as people wait at a counter before they look around. */
const longWaitAfterMs = 120_000;

/** Since when the shopper waits for a person, by the clock of whoever wrote; null if a person wrote last, or an assistant answers. */
export function waitingSinceMs(messages: readonly Message[]): number | null {
  const { signal } = (messages.findLast(({ kind }) => kind === 'signal')?.content.metadata ?? {}) as {
    readonly signal?: string;
  };
  if (signal && signal !== 'handover_to_agent' && signal !== 'error') return null;
  const answered = messages.findLastIndex(({ fromAgent, senderInfo }) => fromAgent && !senderInfo?.isBot);
  const asked = messages.slice(answered + 1).find(({ fromAgent }) => !fromAgent);
  return asked ? Number(asked.messageId) : null;
}

/** What a shopper chose when asked: to keep waiting, and when that was, or the answer by email. */
export type WaitChoice = number | 'email' | null;

/** For a storage that keeps text. A choice is about one wait: the next one is asked about anew. */
export const writeWaitChoice = (sinceMs: number, choice: NonNullable<WaitChoice>): string =>
  `${sinceMs} ${choice}`;

export function readWaitChoice(stored: string | null, sinceMs: number | null): WaitChoice {
  const [since, choice = ''] = (stored ?? '').split(' ');
  if (sinceMs === null || since !== String(sinceMs)) return null;
  return choice === 'email' ? choice : Number(choice) || null;
}

/** What is due, and in how many milliseconds the next thing is; null if nothing more comes. */
export function waitStepAt(sinceMs: number | null, nowMs: number, choice: WaitChoice) {
  if (sinceMs === null) return { step: 'DONE', nextInMs: null } as const;
  if (choice === 'email') return { step: 'CHANNEL_SELECTED', nextInMs: null } as const;
  const promptAtMs = (choice ?? sinceMs) + longWaitAfterMs;
  if (nowMs >= promptAtMs) return { step: 'LONG_WAIT_PROMPT', nextInMs: null } as const;
  const textAtMs = sinceMs + waitTextAfterMs;
  return nowMs >= textAtMs
    ? ({ step: 'WAITING', nextInMs: promptAtMs - nowMs } as const)
    : ({ step: null, nextInMs: textAtMs - nowMs } as const);
}

/**
 * How far the conversation of someone who has written has come (MSG-43): being asked whether to go on waiting is the
 * prompt, and its end is an answer, or that the answer will come by mail.
 */
export function stagesOfWait(step: WaitTimeStep | null, choice: WaitChoice): readonly ChatFlowStage[] {
  if (step === 'DONE') return ['FIRST_MESSAGE_SENT', 'FINISHED_LIVE_CHAT'];
  const chosen: readonly ChatFlowStage[] = [
    'FIRST_MESSAGE_SENT',
    'NEXT_ACTIONS_PROMPT_DISPLAYED',
    'ACTION_SELECTED',
  ];
  if (choice === 'email') return [...chosen, 'FINISHED_OFFLINE_CAPTURE'];
  if (choice !== null) return chosen;
  return chosen.slice(0, step === 'LONG_WAIT_PROMPT' ? 2 : 1);
}
