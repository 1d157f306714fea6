import type { CapturedValue } from '@shopbell/protocol';
import type { Widget } from '../../app/Widget';

/** What a shopper filled into a form of the conversation. */
export async function answerForm(
  { storage, client }: Widget,
  capturedValue: CapturedValue,
  text: string,
): Promise<void> {
  storage.permit();
  await client.run((loaded) =>
    loaded.send({ type: 'field-capture-form', text, capturedValue }, loaded.metadata()),
  );
}
