import { isAssistantOn, type Standing, standingOf } from '@shopbell/rules/assistant-entry';
import type { Widget } from '../../../app/Widget';

/** Where this page's conversation stands with the assistant. */
export function standingIn({ details, client }: Pick<Widget, 'details' | 'client'>): Standing {
  const { conversation, closedId } = client.store.get();
  const { messages, outbox } = conversation;
  return standingOf({
    isAssistantOn: isAssistantOn(details.get()?.settings?.automation?.aiAgent),
    messages,
    isAnswering: outbox.length > 0,
    closedId,
    nowMs: Date.now(),
  });
}
