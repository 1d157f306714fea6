import type { Message, OutgoingMessage, SenderInfo } from '@shopbell/protocol';

/** A message with everything the server adds to it, ready to be stored. */
export interface Submission {
  readonly shopId: number;
  readonly appId: number;
  readonly conversationId: string;
  readonly message: OutgoingMessage;
  readonly contentHash: string;
  readonly fromAgent: boolean;
  readonly sender: SenderInfo | null;
  /** Nothing is asked of the team: it neither opens the conversation nor waits in it. */
  readonly asksNothing?: boolean;
  /** For programs: nobody sees it. */
  readonly kind?: 'signal';
  /** Not said where a person has spoken for the shop behind this message. */
  readonly unlessPersonAfter?: number;
  /** The agent who wrote it. */
  readonly authorId?: string;
}

export interface StoredRow {
  readonly message: Message;
  readonly contentHash: string;
  readonly isNew: boolean;
}
