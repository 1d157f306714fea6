import { useStore } from '@shopbell/looks';
import type { OrderActionKind } from '@shopbell/protocol';
import { isAtOnce } from '@shopbell/rules/orders';
import { useWidget } from '../../app/WidgetContext';
import { portalOf } from './portalOf';

/** Whether the shop's own system is told at once what a shopper wants, or the team is asked. */
export function useIsAtOnce(kind: OrderActionKind): boolean {
  const widget = useWidget();
  const settings = useStore(widget.details)?.settings?.selfService;
  const { cache } = useStore(portalOf(widget).store);
  return settings !== undefined && isAtOnce(settings, kind, cache?.actions ?? []);
}
