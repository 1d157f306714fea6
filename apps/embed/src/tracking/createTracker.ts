import type { Consent, Emit, PageEvent } from '@shopbell/protocol';
import { analyticsRate, guestIdFrom, isTrackingAllowed, readGuestId } from '@shopbell/rules/tracking';
import { createConsent } from './createConsent';
import type { Erasure } from './createErasure';
import { createSender } from './createSender';
import { type KeptValues, keptValues } from './kept';

export interface TrackerOptions {
  readonly appId: number;
  /** Where events go, with the chat in its address. */
  readonly eventsUrl: string;
  /** The shop counts at all. */
  readonly isOn: boolean;
  readonly signal: AbortSignal;
  readonly emit: Emit;
  /** What every event carries: session, language, device. */
  facts(): object;
  /** It comes with consent already, so that it is there when a page goes. */
  loadErasure(kept: KeptValues): Promise<Erasure>;
}

export interface Tracker {
  consent(): Consent;
  /** Called with each change from here on; at once where there is an answer already. */
  onConsent(listener: (now: Consent) => void): void;
  track(event: PageEvent, properties?: object): void;
  /** Null without consent. */
  guestId(): string | null;
  setConsent(isGiven: boolean): void;
  /** Nothing is counted on this page any more (API-36). */
  disable(): void;
}

/** Counts what a shopper does, once they have consented and not before. */
export function createTracker({
  appId,
  eventsUrl,
  isOn,
  signal,
  emit,
  facts,
  ...later
}: TrackerOptions): Tracker {
  const kept = keptValues(appId);
  const listeners: ((now: Consent) => void)[] = [];
  const sender = createSender(eventsUrl, emit, signal);
  let erasure: Promise<Erasure> | undefined;
  /** What does not even load is done by the next page. */
  function erase(guestId?: string): void {
    erasure ??= later.loadErasure(kept);
    erasure.then((act) => (guestId ? act(guestId) : undefined)).catch(() => {});
  }
  let isDisabled = !isOn;
  let ownId: string | null = null;

  const consent = createConsent(kept, signal, (now) => {
    if (now === 'given') kept.write('consent', now);
    else forget();
    for (const listener of listeners) listener(now);
  });
  const isAllowed = () => isTrackingAllowed({ isOn: !isDisabled, consent: consent.now() });

  /** What is left of a shopper who does not want it, here and on the server. */
  function forget(): void {
    const told = sender.drop();
    const known = ownId ?? readGuestId(kept.read('guest-id'));
    ownId = null;
    if (signal.aborted) return;
    kept.erase();
    if (!known) return;
    kept.write('erasing', [known, kept.read('erasing')].join());
    // At once, for the page may go; and again behind what was on its way.
    erase(known);
    void told?.then(() => erase(known));
  }
  function guestId(): string | null {
    if (!isAllowed()) return null;
    ownId ??= readGuestId(kept.read('guest-id')) ?? guestIdFrom(crypto.getRandomValues(new Uint8Array(16)));
    if (kept.read('guest-id') !== ownId) kept.write('guest-id', ownId);
    return ownId;
  }

  const tracker: Tracker = {
    consent: consent.now,
    onConsent(listener) {
      listeners.push(listener);
      if (consent.now() !== 'unknown') listener(consent.now());
    },
    track(event, properties) {
      if (!isAllowed() || Math.random() >= analyticsRate) return;
      sender.add({ event, properties: { ...facts(), guestId: guestId(), ...properties } });
    },
    guestId,
    setConsent: (isGiven) => consent.say(isGiven === true),
    disable() {
      isDisabled = true;
      sender.drop();
    },
  };
  consent.begin();
  if (kept.read('erasing')) erase();
  return tracker;
}
