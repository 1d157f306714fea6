import { homeActions } from '@shopbell/rules/orders';
import type { Widget } from '../app/Widget';
import { isPortalOn } from './isPortalOn';

/** While nobody answers, shoppers are shown what they can do themselves before they write (ENT-25). */
export function isHelpFirst(widget: Pick<Widget, 'details' | 'overrides'>): boolean {
  const settings = widget.details.get()?.settings;
  return (
    settings?.preferences.controlTicketVolume === true &&
    isPortalOn(widget) &&
    homeActions(settings.selfService).length > 0
  );
}
