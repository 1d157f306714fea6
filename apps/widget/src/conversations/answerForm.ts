import type { CapturedValue } from '@shopbell/protocol';
import type { Widget } from '../app/Widget';

/** What a shopper filled into a form of the conversation; fails where so much waits already that it is refused. */
export async function answerForm(
  { storage, client }: Widget,
  capturedValue: CapturedValue,
  text: string,
): Promise<void> {
  storage.permit();
  const messageId = await client.run((loaded) =>
    loaded.send({ type: 'field-capture-form', text, capturedValue }, loaded.metadata()),
  );
  if (messageId === null) throw new Error('Too much waits to be sent.');
}
