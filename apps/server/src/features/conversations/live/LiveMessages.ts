import type { Message } from '@shopbell/protocol';
import { type Follow, frameTextOf, type Session } from '../../../sockets/Session';
import type { Cursor } from '../Place';
import type { Followers } from './Followers';

export interface LiveMessagesOptions {
  readonly readAfter: (cursors: Cursor[]) => Promise<Message[]>;
  /** A message is on its way to those here who follow its conversation. */
  readonly onOffered: (message: Message) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * A message reaches a socket only as the one after the last one sent there; whatever does not fit (a hint from another
 * node, a lost hint, a slow reader) is read from the database by id.
 */
export class LiveMessages {
  readonly #followers: Followers;
  readonly #options: LiveMessagesOptions;
  readonly #behind = new Map<string, Set<Session>>();
  #isReading = false;

  constructor(followers: Followers, options: LiveMessagesOptions) {
    this.#followers = followers;
    this.#options = options;
  }

  /** Just committed on this node. Each frame is written once, however many read it. */
  stored(messages: readonly Message[]): void {
    for (const message of messages) this.#offerTo(this.#followers.of(message.conversationId), message);
  }

  /** Somebody says that there are messages up to here. */
  known(conversationId: string, headId: number): void {
    for (const session of this.#followers.of(conversationId)) {
      const follow = session.follows.get(conversationId);
      if (!follow) continue;
      follow.headId = Math.max(follow.headId, headId);
      this.catchUp(session, conversationId);
    }
  }

  /** What is said of a message comes behind it, also where that one is still being read; the newest of it counts. */
  sendBehind(session: Session, conversationId: string, id: number, send: () => void): void {
    const follow = session.follows.get(conversationId);
    if (!follow || follow.isResuming || id <= follow.sentId) return send();
    follow.behind = { id, send };
  }

  /** Reads what a socket lacks, unless it lacks nothing or must not be fed now. */
  catchUp(session: Session, conversationId: string): void {
    const follow = session.follows.get(conversationId);
    if (!follow) return;
    sendHeld(follow);
    if (follow.isResuming || follow.headId <= follow.sentId || session.isBufferFull) return;
    const waiting = this.#behind.get(conversationId) ?? new Set();
    this.#behind.set(conversationId, waiting.add(session));
    void this.#readWhatIsBehind();
  }

  #offerTo(sessions: ReadonlySet<Session>, message: Message): void {
    if (sessions.size === 0) return;
    this.#options.onOffered(message);
    const textFor = frameTextOf(message);
    for (const session of sessions) offer(session, message, textFor);
  }

  async #readWhatIsBehind(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#behind.size > 0) await this.#readOnce();
    } catch (error) {
      // The next heartbeat announces the head again and finds what is missing.
      this.#behind.clear();
      this.#options.onFailure(error);
    } finally {
      this.#isReading = false;
    }
  }

  async #readOnce(): Promise<void> {
    const round = new Map(this.#behind);
    this.#behind.clear();
    const cursors = [...round].map(([conversationId, waiting]) => cursorOf(conversationId, [...waiting]));
    const messages = await this.#options.readAfter(cursors);
    for (const message of messages) this.#offerTo(round.get(message.conversationId) ?? new Set(), message);
    for (const conversationId of new Set<string>(messages.map((message) => message.conversationId)))
      for (const session of round.get(conversationId) ?? []) this.catchUp(session, conversationId);
  }
}

function offer(session: Session, message: Message, textFor: (session: Session) => string): void {
  const follow = session.follows.get(message.conversationId);
  if (!follow) return;
  follow.headId = Math.max(follow.headId, message.id);
  if (follow.isResuming || message.id !== follow.sentId + 1 || session.isBufferFull) return;
  follow.sentId = message.id;
  session.sendText(textFor(session));
  sendHeld(follow);
}

function sendHeld(follow: Follow): void {
  const { behind, sentId } = follow;
  if (!behind || behind.id > sentId) return;
  follow.behind = undefined;
  behind.send();
}

/** From where the one that lacks most goes on. Whoever follows a conversation is of its shop. */
function cursorOf(conversationId: string, sessions: readonly Session[]): Cursor {
  const afterId = Math.min(...sessions.map(({ follows }) => follows.get(conversationId)?.sentId ?? 0));
  return { shopId: sessions[0]?.shopId ?? 0, conversationId, afterId };
}
