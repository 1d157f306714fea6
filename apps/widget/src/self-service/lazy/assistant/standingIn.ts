import { isAssistantOn, type Standing, standingOf } from '@shopbell/rules/assistant-entry';
import type { Widget } from '../../../app/Widget';

/** Where this page's conversation stands with the assistant. */
export function standingIn({ details, client }: Pick<Widget, 'details' | 'client'>): Standing {
  const { messages, outbox } = client.store.get().conversation;
  return standingOf({
    isAssistantOn: isAssistantOn(details.get()?.settings?.automation?.aiAgent),
    messages,
    isAnswering: outbox.length > 0,
  });
}
