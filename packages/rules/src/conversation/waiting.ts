import type { Message } from '@shopbell/protocol';

/** chosen: before that an answer is no wait. */
const waitTextAfterMs = 15_000;
/** chosen: as long as people wait at a counter before they look around. */
const longWaitAfterMs = 120_000;

/** Since when the shopper waits for a person, by the clock of whoever wrote; null if a person wrote last. */
export function waitingSinceMs(messages: readonly Message[]): number | null {
  const answered = messages.findLastIndex(({ fromAgent, senderInfo }) => fromAgent && !senderInfo?.isBot);
  const asked = messages.slice(answered + 1).find(({ fromAgent }) => !fromAgent);
  return asked ? Number(asked.messageId) : null;
}

/** What is due, and in how many milliseconds the next thing is; null if nothing more comes. */
export function waitStepAt(sinceMs: number | null, nowMs: number, keptWaitingMs: number | null) {
  if (sinceMs === null) return { step: 'DONE', nextInMs: null } as const;
  const promptAtMs = (keptWaitingMs ?? sinceMs) + longWaitAfterMs;
  if (nowMs >= promptAtMs) return { step: 'LONG_WAIT_PROMPT', nextInMs: null } as const;
  const textAtMs = sinceMs + waitTextAfterMs;
  return nowMs >= textAtMs
    ? ({ step: 'WAITING', nextInMs: promptAtMs - nowMs } as const)
    : ({ step: null, nextInMs: textAtMs - nowMs } as const);
}
