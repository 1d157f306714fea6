import type { Message, MessageChanges } from '@shopbell/protocol';
import { type Session, shownTo } from '../../../sockets/Session';
import type { Place } from '../Place';
import type { Followers } from './Followers';

export interface LiveChangesOptions {
  readonly readChanges: (place: Place, from: number) => Promise<MessageChanges>;
  readonly onFailure: (error: unknown) => void;
}

/** What was edited or deleted, told to those who follow: each change once, in the order of its revision. */
export class LiveChanges {
  readonly #followers: Followers;
  readonly #options: LiveChangesOptions;

  constructor(followers: Followers, options: LiveChangesOptions) {
    this.#followers = followers;
    this.#options = options;
  }

  known(conversationId: string, revision: number): void {
    void this.#read(conversationId, revision).catch(this.#options.onFailure);
  }

  /** To one socket, what of it is new there. */
  send(session: Session, conversationId: string, { revision, messages }: MessageChanges): void {
    const follow = session.follows.get(conversationId);
    if (!follow || session.isBufferFull) return;
    const from = Math.min(follow.revision, revision);
    if (revision <= from) return;
    follow.revision = revision;
    const isNew = (message: Message) => (message.revision ?? 0) > from;
    const shown = messages.filter(isNew).map((message) => shownTo(session, message));
    session.send({ type: 'message-changed', payload: { conversationId, from, revision, messages: shown } });
  }

  /** As many pages as it takes; a socket that must not be fed now is found again by the next heartbeat. */
  async #read(conversationId: string, revision: number): Promise<void> {
    for (;;) {
      const behind = [...this.#followers.of(conversationId)].filter(
        (session) =>
          !session.isBufferFull && (session.follows.get(conversationId)?.revision ?? revision) < revision,
      );
      const [first] = behind;
      if (!first) return;
      const from = Math.min(...behind.map(({ follows }) => follows.get(conversationId)?.revision ?? 0));
      const changes = await this.#options.readChanges({ shopId: first.shopId, conversationId }, from);
      if (changes.revision === from) return;
      for (const session of behind) this.send(session, conversationId, changes);
    }
  }
}
