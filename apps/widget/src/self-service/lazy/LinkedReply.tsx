import { linkedAction } from '@shopbell/rules/orders';
import { useEffect } from 'react';
import type { ScreenProps } from '../../app/Feature';
import type { Widget } from '../../app/Widget';
import { useWidget } from '../../app/WidgetContext';
import { sendOrGiveBack } from '../../conversations/sendOrGiveBack';
import { isPortalOn } from '../isPortalOn';
import { routeOf } from './routeOf';

/** On the way of a quick reply to what the owner has linked it to; nobody stays here. */
export function View({ parameters: { reply = '' } }: ScreenProps) {
  const widget = useWidget();
  useEffect(() => follow(widget, reply), [widget, reply]);
  return null;
}

function follow(widget: Widget, reply: string): void {
  const { router, details } = widget;
  const settings = details.get()?.settings;
  const action =
    settings && isPortalOn(widget) && linkedAction(settings.quickReplies, settings.selfService, reply);
  if (action) return router.replace(...routeOf(action));
  // What the shop does not offer any more is asked like anything else.
  router.back();
  void sendOrGiveBack(widget, reply);
}
