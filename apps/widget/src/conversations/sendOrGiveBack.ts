import type { Widget } from '../app/Widget';
import { draftOf } from './draftOf';
import { sayRefused } from './sayRefused';
import { sendText } from './sendText';

/** Words from a field that is gone when they are refused: they go on in the message field, and a notice says why. */
export async function sendOrGiveBack(
  widget: Widget,
  text: string,
  kind?: 'entry_customer_message',
): Promise<void> {
  if ((await sendText(widget, text, [], kind)) !== null) return;
  draftOf(widget).giveBack([text]);
  sayRefused(widget);
}
