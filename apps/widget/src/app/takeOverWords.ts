import type { EarlyWindow } from '@shopbell/protocol';
import { draftOf } from '../conversations';
import { earlyWordsOf } from './earlyWordsOf';
import type { Widget } from './Widget';

/** What was typed before the app was there stands in the field; React must find the same in its state. */
export function takeOverWords(widget: Widget, { draft, sent, isOpen }: EarlyWindow): void {
  const written = draftOf(widget);
  if (draft !== written.get()) written.set(draft);
  earlyWordsOf(widget).wait(sent);
  widget.openFrom('clicked');
  if (!isOpen) widget.close();
}
