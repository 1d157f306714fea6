import { storageKey } from '@shopbell/protocol';
import { type EntryFacts, isAssistantOn, isEntryMessage } from '@shopbell/rules/assistant-entry';
import type { Widget } from '../app/Widget';

/** How a message that is sent now is marked, by where it comes from; null where it is not. */
export function entryOf(
  { details, storage, launcher }: Widget,
  from: EntryFacts['from'],
): 'entry_customer_message' | null {
  const settings = details.get()?.settings;
  const lastMessage = storage.read(storageKey(launcher.appId, 'last-pending-time'));
  const isEntry = isEntryMessage({
    isAssistantOn: isAssistantOn(settings?.automation?.aiAgent),
    from,
    flags: settings?.featureFlags ?? {},
    lastMessageMs: lastMessage === null ? null : Number(lastMessage),
    nowMs: Date.now(),
  });
  return isEntry ? 'entry_customer_message' : null;
}
