import { type PageEvent, storageKey } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { isTrackingAllowed, isTrackingOn, readGuestId, SendEventError } from '@shopbell/rules/tracking';
import type { Widget } from '../../app/Widget';
import { reportError } from '../../log';

/** Tells what was done here, where the shop counts and the shopper has said yes; and otherwise nothing. */
export async function tellEvent(widget: Widget, event: PageEvent, more: object): Promise<void> {
  const { details, overrides, storage, launcher, baseUrl, emit } = widget;
  const { hasConsent, isAnalyticsDisabled } = overrides.get();
  const settings = details.get()?.settings;
  const guestId = readGuestId(storage.read(storageKey(launcher.appId, 'guest-id')));
  const isOn = !isAnalyticsDisabled && !!settings && isTrackingOn(settings);
  if (!isTrackingAllowed({ isOn, consent: hasConsent ? 'given' : 'unknown' }) || !guestId) return;
  try {
    const response = await fetch(`${baseUrl}/ssp/events?appId=${launcher.appId}`, {
      method: 'POST',
      body: toJson({ event, properties: { guestId, ...more } }),
      credentials: 'omit',
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    emit('event:sent', { event });
  } catch (error) {
    reportError('Nothing was counted.', new SendEventError((error as Error).message));
  }
}
