import type { AssistantMessageType, MessageMetadata } from '@shopbell/protocol';
import type { Widget } from '../../../app/Widget';
import { sayRefused } from '../../../conversations/sayRefused';

/** What a shopper says by pressing something, as a message of theirs. */
export async function saySomething(
  widget: Widget,
  text: string,
  type?: AssistantMessageType,
  prepare: (metadata: MessageMetadata) => MessageMetadata | Promise<MessageMetadata> = (metadata) => metadata,
): Promise<void> {
  widget.storage.permit();
  const messageId = await widget.client.run(async (client) =>
    client.send({ type: 'text', text }, await prepare(client.metadata(type))),
  );
  if (messageId === null) sayRefused(widget);
}
