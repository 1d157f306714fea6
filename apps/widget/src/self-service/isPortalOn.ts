import { isPortalEnabled } from '@shopbell/rules/orders';
import type { Widget } from '../app/Widget';

/** The shop offers it (SSP-09), and its page has not switched it off (API-37). */
export function isPortalOn({ details, overrides }: Pick<Widget, 'details' | 'overrides'>): boolean {
  const settings = details.get()?.settings?.selfService;
  return settings !== undefined && isPortalEnabled(settings) && !overrides.get().isPortalDisabled;
}
