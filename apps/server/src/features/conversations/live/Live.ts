import type { Head } from '../heads';
import { Followers } from './Followers';
import { LiveChanges, type LiveChangesOptions } from './LiveChanges';
import { LiveMessages, type LiveMessagesOptions } from './LiveMessages';

/** What sockets of this node hear of the conversations they follow, as it happens. */
export class Live {
  readonly followers = new Followers();
  readonly messages: LiveMessages;
  readonly changes: LiveChanges;

  constructor(options: LiveMessagesOptions & LiveChangesOptions) {
    this.messages = new LiveMessages(this.followers, options);
    this.changes = new LiveChanges(this.followers, options);
  }

  headKnown(conversationId: string, { headId, revision }: Pick<Head, 'headId' | 'revision'>): void {
    this.messages.known(conversationId, headId);
    this.changes.known(conversationId, revision);
  }
}
