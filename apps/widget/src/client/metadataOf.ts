import { type MessageMetadata, storageKey } from '@shopbell/protocol';
import { messageMetadata } from '@shopbell/rules/metadata';
import type { Widget } from '../app/Widget';

/** What the page says about itself with every message. */
export function metadataOf(
  { launcher, storage, availability, deepLinks, details, page, running }: Widget,
  aiAgentMessageType?: 'entry_customer_message',
): MessageMetadata {
  const { url, isCheckout } = page.get();
  return messageMetadata({
    capturedMail: storage.read(storageKey(launcher.appId, 'captured-email')) ?? undefined,
    availability: availability.store.get().availability,
    isPreview: deepLinks.isPreview,
    shopType: launcher.shopType,
    shopName: details.get()?.settings?.shopName,
    aiAgentMessageType,
    isAiAgentConversation: false,
    url,
    isCheckout,
    ...Object.assign({}, ...running.map(({ facts }) => facts?.())),
  });
}
