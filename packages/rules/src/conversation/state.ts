import type { Message, MessageChanges, OutgoingMessage, ProblemCode } from '@shopbell/protocol';

/** Shown in the window and stored nowhere: what the server, or the page itself, says in passing. */
export interface VirtualMessage
  extends Pick<Message, 'messageId' | 'createdDatetime' | 'fromAgent' | 'content' | 'senderInfo'> {
  /** The message it was added after, so that it stays there when that one is stored; null at the start. */
  readonly after: string | null;
}

/** Where a message of ours stands before the conversation shows it as stored. */
export type Delivery =
  | { readonly kind: 'pending' }
  | { readonly kind: 'unsent'; readonly because: 'connection-lost' | ProblemCode; readonly isFinal: boolean };

export interface OutboxEntry {
  readonly message: OutgoingMessage;
  readonly delivery: Delivery;
}

export interface ConversationState {
  /** Stored messages: a run of ids without a hole, oldest first. */
  readonly messages: readonly Message[];
  /** Live messages that stand beyond a hole; shown when the hole is filled (D7). */
  readonly held: readonly Message[];
  /** Our own messages from Send until they stand in `messages`, first in first out (D5). */
  readonly outbox: readonly OutboxEntry[];
  readonly virtual: readonly VirtualMessage[];
  /** The newest page has arrived; before that there is no cursor to resume from. */
  readonly isLoaded: boolean;
  readonly hasOlder: boolean;
  /** The highest id the server is known to have. */
  readonly headId: number;
  /** Every change up to here is in what is in hand. */
  readonly revision: number;
  /** The latest change known to exist. */
  readonly headRevision: number;
}

export const emptyConversation: ConversationState = {
  messages: [],
  held: [],
  outbox: [],
  virtual: [],
  isLoaded: false,
  hasOlder: false,
  headId: 0,
  revision: 0,
  headRevision: 0,
};

export type ConversationEvent =
  | { readonly type: 'queued'; readonly message: OutgoingMessage }
  | { readonly type: 'received'; readonly message: Message }
  | { readonly type: 'resume-page'; readonly messages: readonly Message[] }
  | {
      readonly type: 'history-page';
      readonly messages: readonly Message[];
      readonly hasMore: boolean;
      readonly revision?: number | undefined;
    }
  | ({ readonly type: 'changed' } & Readonly<MessageChanges>)
  | { readonly type: 'head-announced'; readonly headId: number }
  | { readonly type: 'connection-lost' }
  | {
      readonly type: 'refused';
      readonly key: OutgoingKey;
      readonly code: ProblemCode;
      readonly isFinal: boolean;
    }
  | { readonly type: 'resent'; readonly key: OutgoingKey }
  /** The server says that it could not keep a message, which may be one of a page that is gone (SOC-40). */
  | { readonly type: 'unsent-announced'; readonly message: OutgoingMessage }
  | { readonly type: 'virtual-added'; readonly message: Omit<VirtualMessage, 'after'> }
  /** The server was restored from a backup: what is in hand is of another past. */
  | { readonly type: 'restored' }
  | { readonly type: 'discarded'; readonly key: OutgoingKey };

export type OutgoingKey = Pick<OutgoingMessage, 'messageId' | 'clientInstanceId'>;

/** The cursor of a resume: everything up to here is in hand. */
export const lastId = (state: ConversationState): number => state.messages.at(-1)?.id ?? 0;

/** The server has messages, or changes of messages, that are not in hand. */
export const isBehind = (state: ConversationState): boolean =>
  state.isLoaded && (state.headId > lastId(state) || state.headRevision > state.revision);

export const keyOf = ({ clientInstanceId, messageId }: OutgoingKey): string =>
  `${clientInstanceId} ${messageId}`;

export const hasSameKey = (left: OutgoingKey, right: OutgoingKey): boolean =>
  left.messageId === right.messageId && left.clientInstanceId === right.clientInstanceId;
