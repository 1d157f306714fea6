import type { FileAttachment } from '@shopbell/protocol';
import type { Widget } from '../app/Widget';

/** The message's id; null if so much waits already that it is refused. */
export function sendText(
  { storage, client }: Widget,
  given: string,
  attachments: readonly FileAttachment[] = [],
  /** What the shopper said in the question box, before there was a window. */
  kind?: 'entry_customer_message',
): Promise<string | null> {
  const text = given.trim();
  storage.permit();
  return client.run((loaded) =>
    loaded.send(
      attachments.length > 0
        ? { type: 'attachments', text, attachments: [...attachments] }
        : { type: 'text', text },
      loaded.metadata(kind),
    ),
  );
}
