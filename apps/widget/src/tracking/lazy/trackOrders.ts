import { type Order, type PageEvent, storageKey } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import {
  firstOrders,
  isTrackingAllowed,
  isTrackingOn,
  readGuestId,
  SendEventError,
} from '@shopbell/rules/tracking';
import type { Widget } from '../../app/Widget';
import { reportError } from '../../log';

const event: PageEvent = 'orders-looked-up';

/** ORD-08: what was bought, of the first five orders; who bought it stands in none of them. */
export async function trackOrders(widget: Widget, orders: readonly Order[]): Promise<void> {
  const { details, overrides, storage, launcher, baseUrl, emit } = widget;
  const { hasConsent, isAnalyticsDisabled } = overrides.get();
  const settings = details.get()?.settings;
  const guestId = readGuestId(storage.read(storageKey(launcher.appId, 'guest-id')));
  const isOn = !isAnalyticsDisabled && !!settings && isTrackingOn(settings);
  if (!isTrackingAllowed({ isOn, consent: hasConsent ? 'given' : 'unknown' }) || !guestId) return;
  const properties = { guestId, orders: firstOrders(orders).map(({ id }) => ({ id: String(id) })) };
  try {
    const response = await fetch(`${baseUrl}/ssp/events?appId=${launcher.appId}`, {
      method: 'POST',
      body: toJson({ event, properties }),
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    emit('event:sent', { event });
  } catch (error) {
    reportError('Nothing was counted.', new SendEventError((error as Error).message));
  }
}
