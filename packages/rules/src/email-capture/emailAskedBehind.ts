import type { Message } from '@shopbell/protocol';
import { isShown } from '../content';

/**
 * The message behind which an email is asked for: the shopper's first. Where an assistant answers first, nothing comes
 * between a question and its answer, the words of a hand-over, or the sign-in that it asks for.
 */
export function emailAskedBehind(messages: readonly Message[], isAssistantOn: boolean): Message | undefined {
  let [isAsked, isPersons] = [false, false];
  return messages.find((message) => {
    const { fromAgent, content, senderInfo } = message;
    if (!fromAgent) isAsked = true;
    if (!isAssistantOn || !isAsked) return isAsked;
    const { signal } = (content.metadata ?? {}) as { signal?: string };
    isPersons ||= fromAgent && (isShown(message) ? !senderInfo?.isBot : /^(hand|err)/.test(signal ?? ''));
    return isPersons ? fromAgent && isShown(message) : signal === 'wait_for_customer_response';
  });
}
