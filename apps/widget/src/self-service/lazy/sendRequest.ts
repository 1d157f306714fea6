import type { FileAttachment, MessageContent } from '@shopbell/protocol';
import { type OrderRequest, requestMetadata, requestText } from '@shopbell/rules/orders';
import { whenDelivered } from '../../api/whenDelivered';
import { perWidget } from '../../app/perWidget';
import type { Widget } from '../../app/Widget';
import { entryOf } from '../../assistant/entryOf';
import type { ChatClient } from '../../client';

/** What was refused last: asked for once more in the same words it is the same message. */
const refusedOf = perWidget((): { last: { text: string; messageId: string } | null } => ({ last: null }));

/** What is asked for goes to the agents as a message of the conversation (SSP-22). True once they have it. */
export async function sendRequest(
  widget: Widget,
  request: OrderRequest,
  wish: string,
  files: readonly FileAttachment[],
): Promise<boolean> {
  const { storage, client } = widget;
  const refused = refusedOf(widget);
  const text = requestText(request, wish);
  const { language } = widget.translator.get();
  storage.permit();
  const messageId = await client.run((loaded) => {
    loaded.connect();
    if (refused.last?.text === text && sendAgain(loaded, refused.last.messageId))
      return refused.last.messageId;
    const metadata = {
      ...loaded.metadata(entryOf(widget, 'order-issue')),
      selfServiceFlow: requestMetadata(request, language),
    };
    return loaded.send(contentOf(text, files), metadata);
  });
  const { status } = await whenDelivered(client.store, messageId);
  const isDelivered = status === 'delivered';
  refused.last = isDelivered || messageId === null ? null : { text, messageId };
  return isDelivered;
}

const contentOf = (text: string, files: readonly FileAttachment[]): MessageContent =>
  files.length > 0 ? { type: 'attachments', text, attachments: [...files] } : { type: 'text', text };

function sendAgain({ store, retry }: ChatClient, messageId: string): boolean {
  const { outbox } = store.get().conversation;
  const waiting = outbox.find(({ message }) => message.messageId === messageId);
  if (waiting) retry(waiting.message);
  return waiting !== undefined;
}
