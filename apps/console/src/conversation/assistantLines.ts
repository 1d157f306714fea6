import type { AssistantSignal, Message } from '@shopbell/protocol';

/** What agents are told of it; the others say nothing that the words around them do not say. */
const lines: Partial<Record<AssistantSignal, string>> = {
  handover_to_agent: 'The assistant handed over to the team',
  error: 'The assistant could not answer, and handed over to the team',
  request_customer_authentication: 'The assistant asked the shopper to sign in',
  authentication_survey: 'The assistant asked how the shopper wants to sign in',
  wait_for_close_ticket_confirmation: 'The assistant asked whether that was all',
  close_ticket: 'The assistant ended the conversation',
};

const signalOf = ({ kind, content }: Message): AssistantSignal | null =>
  kind === 'signal' ? ((content.metadata as { signal?: AssistantSignal } | undefined)?.signal ?? null) : null;

/** The line in place of a signal, which is no message; null where it says nothing. */
export function signalLine(message: Message): string | null {
  const signal = signalOf(message);
  return (signal && lines[signal]) ?? null;
}

export const isAssistants = ({ fromAgent, senderInfo }: Message): boolean =>
  fromAgent && senderInfo?.helpdeskBot === 'ai_agent_bot';

const ending: readonly AssistantSignal[] = ['handover_to_agent', 'error', 'close_ticket'];

/** chosen: as long as an assistant may think, and a little more. */
const thinkingMs = 60_000;

export interface AssistantFacts {
  readonly messages: readonly Message[];
  /** Whether one may answer first in this chat. */
  readonly isOn: boolean;
  readonly nowMs: number;
}

/**
 * Whether the next words of the shopper are the assistant's to answer: until it hands over, or a person speaks. Every turn
 * of it ends in a signal; before the first one it is at it where the chat has one and the question is new.
 */
export function isAssistantActive({ messages, isOn, nowMs }: AssistantFacts): boolean {
  const last = messages.findLast(
    (message) => signalOf(message) !== null || (message.fromAgent && !isAssistants(message)),
  );
  if (!last) {
    const [question] = messages;
    return isOn && question !== undefined && nowMs - Date.parse(question.createdDatetime) < thinkingMs;
  }
  const signal = signalOf(last);
  return signal ? !ending.includes(signal) : false;
}
