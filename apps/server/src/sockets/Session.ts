import { randomUUID } from 'node:crypto';
import type { Message, ServerFrame } from '@shopbell/protocol';
import { WebSocket } from 'ws';
import type { Groups } from './Groups';
import { SendOrder } from './SendOrder';

/** The part of a socket that a session needs; one that speaks plain HTTP offers the same. */
export interface Peer {
  readonly readyState: number;
  readonly bufferedAmount: number;
  send(text: string): void;
  ping(): void;
  close(code?: number): void;
  terminate(): void;
  on(event: 'pong' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'message', listener: (data: { toString(): string }, isBinary: boolean) => void): unknown;
}

/** How far one socket is in one conversation. */
export interface Follow {
  /** The last id sent on this socket: the next live message must be the one after it. */
  sentId: number;
  /** The highest id known to exist. */
  headId: number;
  /** The last change sent on this socket. */
  revision: number;
  /** The client is asking for pages; live messages wait until it has them all (D6). */
  isResuming: boolean;
  /** Said of a message that is not sent here yet. */
  behind?: { readonly id: number; readonly send: () => void } | undefined;
}

/** Where sessions are found by what concerns them. */
export interface SessionPlaces {
  /** By the conversation that they follow or look at. */
  readonly watchers: Groups<string, Session>;
  /** Who had more to read than they may, when it was last looked at. */
  readonly slow: Set<Session>;
}

/** A reader that does not keep up is not fed further; it gets the rest by id when it has caught up (D16). */
const bufferMax = 256 * 1024;

export class Session {
  readonly id = randomUUID();
  readonly follows = new Map<string, Follow>();
  readonly shopId: number;
  /** The sign-in this socket belongs to; null for shoppers. */
  readonly signInId: string | null;
  readonly #socket: Peer;
  #looksAt: string | null = null;
  /** Where it is found; null while it is not among the others. */
  #places: SessionPlaces | null = null;
  /** Pings without a pong since. */
  missedPongs = 0;
  readonly order = new SendOrder();
  /** Since when the buffer has been over its bound; null while the reader keeps up. */
  behindSinceMs: number | null = null;

  constructor(socket: Peer, shopId: number, signInId: string | null) {
    this.#socket = socket;
    this.shopId = shopId;
    this.signInId = signInId;
    socket.on('pong', () => {
      this.missedPongs = 0;
    });
  }

  follow(conversationId: string, start: Follow): void {
    this.follows.set(conversationId, start);
    this.#places?.watchers.add(conversationId, this);
  }

  unfollow(conversationId: string): void {
    this.follows.delete(conversationId);
    if (this.#looksAt !== conversationId) this.#places?.watchers.remove(conversationId, this);
  }

  /** The conversation an agent has on the screen. News of its shopper come here even before its messages do. */
  get looksAt(): string | null {
    return this.#looksAt;
  }

  set looksAt(conversationId: string | null) {
    const before = this.#looksAt;
    this.#looksAt = conversationId;
    const watchers = this.#places?.watchers;
    if (before !== null && !this.follows.has(before)) watchers?.remove(before, this);
    if (conversationId !== null) watchers?.add(conversationId, this);
  }

  /** From now on it is found by the conversations it is in. */
  enter(places: SessionPlaces): void {
    this.#places = places;
    for (const conversationId of this.#watched()) places.watchers.add(conversationId, this);
  }

  leave(): void {
    for (const conversationId of this.#watched()) this.#places?.watchers.remove(conversationId, this);
    this.#places?.slow.delete(this);
    this.#places = null;
  }

  #watched(): string[] {
    return [...this.follows.keys(), ...(this.#looksAt === null ? [] : [this.#looksAt])];
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get isBufferFull(): boolean {
    return this.#socket.bufferedAmount > bufferMax;
  }

  send(frame: ServerFrame): void {
    this.sendText(JSON.stringify(frame));
  }

  sendText(text: string): void {
    if (!this.isOpen) return;
    this.#socket.send(text);
    if (this.isBufferFull) this.#places?.slow.add(this);
  }

  ping(): void {
    this.missedPongs += 1;
    if (this.isOpen) this.#socket.ping();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

export const messageFrame = (message: Message): ServerFrame => ({
  type: 'conversation-message',
  messageId: message.messageId,
  payload: message,
});

/** Who of the team wrote a message is the team's business. */
export function shownTo({ signInId }: Session, message: Message): Message {
  if (signInId !== null || message.authorId === undefined) return message;
  const { authorId: _, ...shown } = message;
  return shown;
}

/** Written once for each side, however many read it. */
export function frameTextOf(message: Message): (session: Session) => string {
  let whole: string | undefined;
  let shown: string | undefined;
  const write = (session: Session) => JSON.stringify(messageFrame(shownTo(session, message)));
  return (session) => {
    if (message.authorId === undefined || session.signInId !== null) {
      whole ??= write(session);
      return whole;
    }
    shown ??= write(session);
    return shown;
  };
}
