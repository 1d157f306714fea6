import type { ServerFrame } from '@shopbell/protocol';
import type { BusEvent } from '../../platform/bus';
import { Groups } from '../../sockets/Groups';
import type { Session } from '../../sockets/Session';
import type { App } from '../shops';
import { type Availability, type ShopStatus, toAgentsStatus, toTeamPresence } from './service';
import type { AgentSocket } from './store';

const tickMs = 5000;

/** Someone to be told who is there: a shopper of one chat, or an agent. */
interface Listener {
  readonly frameOf: (status: ShopStatus) => ServerFrame;
  /** The last news in the form it was sent, so that only changes are told. */
  told: string | null;
}

/**
 * Writes down which agents' sockets live, and tells everyone here who is at the desk. Hints make it quick; the look
 * every 5 s finds what no hint says: a lost hint, a browser or a node that died.
 */
export class PresenceNews {
  readonly #availability: Availability;
  readonly #onFailure: (error: unknown) => void;
  readonly #listeners = new Map<Session, Listener>();
  readonly #ofShop = new Groups<number, Session>();
  readonly #agents = new Map<Session, AgentSocket>();
  readonly #latest = new Map<number, ShopStatus>();
  readonly #due = new Set<number>();
  /** Writes go one after another: a beat must not bring back the row of a socket that has just left. */
  #writing: Promise<unknown> = Promise.resolve();
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isTicking = false;
  #isStopped = false;

  constructor(availability: Availability, onFailure: (error: unknown) => void) {
    this.#availability = availability;
    this.#onFailure = onFailure;
  }

  start(): void {
    this.#timer = setInterval(() => void this.#tickAlone(), tickMs).unref();
  }

  /** While the database is away they would only queue up. */
  async #tickAlone(): Promise<void> {
    if (this.#isTicking) return;
    this.#isTicking = true;
    await this.tick();
    this.#isTicking = false;
  }

  /** The rows of this node's sockets expire by themselves, or their browsers are elsewhere before that. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearInterval(this.#timer);
    await this.#writing;
    await this.#looking;
  }

  enterShopper(session: Session, app: App): void {
    this.#listen(session, (status) => ({
      type: 'agents-status-update',
      payload: toAgentsStatus(app, status),
    }));
  }

  enterAgent(session: Session, userId: string): void {
    const socket = { id: session.id, shopId: session.shopId, userId };
    this.#agents.set(session, socket);
    this.#listen(session, (status) => ({ type: 'team-presence', payload: toTeamPresence(status) }));
    this.#write(() => this.#availability.enter(socket));
  }

  leave(session: Session): void {
    this.#listeners.delete(session);
    this.#ofShop.remove(session.shopId, session);
    const socket = this.#agents.get(session);
    this.#agents.delete(session);
    if (socket) this.#write(() => this.#availability.leave(socket));
  }

  /** Who is there has changed. */
  changed(shopId: number): void {
    void this.#look([shopId]);
  }

  /** To all consoles of one person: what they set themselves to, in whichever of them. */
  tellOwn({ shopId, userId, presence }: Extract<BusEvent, { type: 'agent-presence' }>): void {
    for (const session of this.#ofShop.of(shopId))
      if (this.#agents.get(session)?.userId === userId)
        session.send({ type: 'agent-presence', payload: { status: presence } });
  }

  async tick(): Promise<void> {
    await this.#write(() => this.#availability.beat(this.#alive()));
    await this.#look(this.#shops());
  }

  /** Those that have answered the last ping. */
  #alive(): AgentSocket[] {
    return [...this.#agents].filter(([{ missedPongs }]) => missedPongs === 0).map(([, socket]) => socket);
  }

  #shops(): number[] {
    return this.#ofShop.keys;
  }

  #listen(session: Session, frameOf: Listener['frameOf']): void {
    const listener: Listener = { frameOf, told: null };
    this.#listeners.set(session, listener);
    this.#ofShop.add(session.shopId, session);
    const known = this.#latest.get(session.shopId);
    if (known) tell(session, listener, known);
  }

  #write(work: () => Promise<void>): Promise<void> {
    const done = this.#writing.then(() => (this.#isStopped ? undefined : work())).catch(this.#onFailure);
    this.#writing = done;
    return done;
  }

  /** Many hints at once are one look. */
  #look(shopIds: readonly number[]): Promise<void> {
    for (const shopId of shopIds) this.#due.add(shopId);
    this.#looking ??= this.#lookWhileDue();
    return this.#looking;
  }

  async #lookWhileDue(): Promise<void> {
    // Whoever asks next waits for this look: it must not be over before it is known.
    await null;
    while (this.#due.size > 0 && !this.#isStopped) {
      const shops = new Set(this.#shops());
      const due = [...this.#due].filter((shopId) => shops.has(shopId));
      this.#due.clear();
      for (const shopId of this.#latest.keys()) if (!shops.has(shopId)) this.#latest.delete(shopId);
      const found = await this.#availability.statuses(due).catch((error) => {
        this.#onFailure(error);
        return [];
      });
      for (const status of found) this.#tellAll(status);
    }
    // In the same breath as the last look at what is due: a hint in between would wait for the next tick.
    this.#looking = null;
  }

  #tellAll(status: ShopStatus): void {
    this.#latest.set(status.shopId, status);
    for (const session of this.#ofShop.of(status.shopId)) {
      const listener = this.#listeners.get(session);
      if (listener) tell(session, listener, status);
    }
  }
}

function tell(session: Session, listener: Listener, status: ShopStatus): void {
  const text = JSON.stringify(listener.frameOf(status));
  if (text === listener.told) return;
  listener.told = text;
  session.sendText(text);
}
