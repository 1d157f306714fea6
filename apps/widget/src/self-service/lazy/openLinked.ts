import { linkedAction } from '@shopbell/rules/orders';
import type { Widget } from '../../app/Widget';
import { isPortalOn } from '../isPortalOn';
import { openAction } from './openAction';

/** Opens what the owner has linked a quick reply to; false where it is a message after all. */
export function openLinked(widget: Widget, reply: string): boolean {
  const settings = widget.details.get()?.settings;
  const action =
    settings && isPortalOn(widget) && linkedAction(settings.quickReplies, settings.selfService, reply);
  if (!action) return false;
  openAction(widget, action);
  return true;
}
