import type { EarlyWindow } from '@shopbell/protocol';
import type { Widget } from './Widget';

/** What was typed before the app was there stands in the field; React must find the same in its state. */
export function takeOverWords(widget: Widget, { draft, isOpen }: EarlyWindow): void {
  if (draft !== widget.draft.get()) widget.setDraft(draft);
  widget.openFrom('clicked');
  if (!isOpen) widget.close();
}
