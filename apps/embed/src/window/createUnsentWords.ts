import { type MessageId, notePrefix, type OutgoingMessage, type UnsentWords } from '@shopbell/protocol';
import { nextMessageId } from '@shopbell/rules/conversation';
import { currentUrlOf } from '@shopbell/rules/metadata';
import { readDeepLinks } from '@shopbell/rules/pages';
import { isCheckout } from '../pageFacts';
import { keepText } from './keepText';

/**
 * In the browser's storage under the key that the client gives what it keeps itself: should this page end, the next one
 * finds them there and sends them.
 */
export function createUnsentWords(appId: number): UnsentWords {
  const clientInstanceId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const kept = new Set<string>();
  let last: MessageId | null = null;
  const newMessageId = () => {
    last = nextMessageId(Date.now(), last);
    return last;
  };
  const keyFor = ({ messageId }: OutgoingMessage) => `${appId} ${clientInstanceId} ${messageId}`;
  return {
    clientInstanceId,
    newMessageId,
    keep(text) {
      const message: OutgoingMessage = {
        ...{ messageId: newMessageId(), clientInstanceId, content: { type: 'text', text } },
        metadata: pageMetadata(),
      };
      const key = keyFor(message);
      if (keepText(notePrefix + key, JSON.stringify({ key, appId, conversationId: null, message })))
        kept.add(key);
      return message;
    },
    forget(message) {
      const key = keyFor(message);
      // Where storage is blocked or full nobody else can have found them.
      const isHere = !kept.has(key) || keepText(notePrefix + key) !== '';
      keepText(notePrefix + key, '');
      return isHere;
    },
  };
}

/** What of a message's metadata is known without the app, for the page that sends it in place of this one. */
const pageMetadata = () => ({
  previewMode: readDeepLinks(location.search).isPreview,
  currentUrl: currentUrlOf({ url: location.href, isCheckout: isCheckout() }),
});
