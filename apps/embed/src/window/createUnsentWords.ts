import { type MessageId, notePrefix, type OutgoingMessage, type UnsentWords } from '@shopbell/protocol';
import { nextMessageId } from '@shopbell/rules/conversation';
import { keepText } from './keepText';

/**
 * In the browser's storage under the key that the client gives what it keeps itself: should this page end, the next one
 * finds them there and sends them.
 */
export function createUnsentWords(appId: number): UnsentWords {
  const clientInstanceId = crypto.getRandomValues(new Uint32Array(4)).join('-');
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
      const messageId = newMessageId();
      const message: OutgoingMessage = { messageId, clientInstanceId, content: { type: 'text', text } };
      const key = keyFor(message);
      keepText(notePrefix + key, JSON.stringify({ key, appId, conversationId: null, message }));
      return message;
    },
    forget: (message) => void keepText(notePrefix + keyFor(message), ''),
  };
}
