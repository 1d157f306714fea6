import { isAssistantOn, type Standing, standingOf } from '@shopbell/rules/assistant-entry';
import type { Widget } from '../../../app/Widget';
import { pageTime } from './pageTime';

/** Where this page's conversation stands with the assistant. */
export function standingIn(widget: Widget): Standing {
  const { details, client } = widget;
  const { conversation, closedId } = client.store.get();
  const { messages, outbox } = conversation;
  return standingOf({
    isAssistantOn: isAssistantOn(details.get()?.settings?.automation?.aiAgent),
    messages,
    isAnswering: outbox.length > 0,
    closedId,
    nowMs: pageTime(widget).now(),
  });
}
