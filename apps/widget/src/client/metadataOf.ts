import { type AssistantMessageType, type MessageMetadata, storageKey } from '@shopbell/protocol';
import { messageMetadata } from '@shopbell/rules/metadata';
import type { Widget } from '../app/Widget';

/** What the page says about itself with every message. */
export function metadataOf(
  { launcher, storage, availability, deepLinks, details, page, running }: Widget,
  kind?: AssistantMessageType | null,
): MessageMetadata {
  const { url, isCheckout } = page.get();
  return messageMetadata({
    capturedMail: storage.read(storageKey(launcher.appId, 'captured-email')) ?? undefined,
    availability: availability.store.get().availability,
    isPreview: deepLinks.isPreview,
    shopType: launcher.shopType,
    shopName: details.get()?.settings?.shopName,
    isAiAgentConversation: false,
    url,
    isCheckout,
    ...Object.assign({}, ...running.map(({ facts }) => facts?.())),
    ...(kind !== undefined && { aiAgentMessageType: kind ?? undefined }),
  });
}
