import type { Consent, Emit, PageEvent } from '@shopbell/protocol';
import { analyticsRate, isTrackingAllowed, readGuestId } from '@shopbell/rules/tracking';
import { uuidOf } from '@shopbell/rules/uuid';
import { createConsent } from './createConsent';
import type { createErasure, Erasure } from './createErasure';
import type { createSender, SentEvent } from './createSender';
import { type KeptValues, keptValues } from './kept';

/** What comes once there is something to count, or traces to take away. */
export interface Remembered {
  readonly createErasure: typeof createErasure;
  readonly createSender: typeof createSender;
}

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
  loadRemembered(): Promise<Remembered>;
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
export function createTracker({ appId, isOn, signal, facts, ...needs }: TrackerOptions): Tracker {
  const kept = keptValues(appId);
  const listeners: ((now: Consent) => void)[] = [];
  const { send, drop, erase } = createCalls({ ...needs, signal }, kept);
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
    const told = drop();
    const known = ownId ?? readGuestId(kept.read('guest-id'));
    ownId = null;
    if (signal.aborted) return;
    kept.erase();
    if (!known) return;
    kept.write('erasing', [known, kept.read('erasing')].join());
    // At once, for the page may go; and again behind what was on its way.
    erase(known);
    void told?.then((isTold) => isTold && erase(known));
  }
  function guestId(): string | null {
    if (!isAllowed()) return null;
    ownId ??= readGuestId(kept.read('guest-id')) ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
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
      send({ event, properties: { ...facts(), guestId: guestId(), ...properties } });
    },
    guestId,
    setConsent: (isGiven) => consent.say(isGiven === true),
    disable() {
      isDisabled = true;
      void drop();
    },
  };
  consent.begin();
  if (kept.read('erasing')) erase();
  return tracker;
}

/** What goes to the server, each with the first use of it. */
function createCalls(
  {
    eventsUrl,
    emit,
    signal,
    loadRemembered,
  }: Pick<TrackerOptions, 'eventsUrl' | 'emit' | 'signal' | 'loadRemembered'>,
  kept: KeptValues,
) {
  let sender: Promise<ReturnType<typeof createSender>> | undefined;
  let erasure: Promise<Erasure> | undefined;
  return {
    send(event: SentEvent): void {
      if (signal.aborted) return;
      sender ??= loadRemembered().then((loaded) => loaded.createSender(eventsUrl, emit, signal));
      sender
        .then((loaded) => signal.aborted || loaded.add(event))
        .catch(() => {
          sender = undefined;
        });
    },
    /** Says, where anything was sent, once that has arrived. */
    drop: () => sender?.then((loaded) => loaded.drop()).catch(() => {}),
    /** What does not even load is done by the next that is to be erased, or by the next page. */
    erase(guestId?: string): void {
      erasure ??= loadRemembered().then((loaded) => loaded.createErasure(kept, eventsUrl, signal));
      erasure
        .then((act) => (guestId ? act(guestId) : undefined))
        .catch(() => {
          erasure = undefined;
        });
    },
  };
}
