import type { Message, OutgoingMessage, ProblemCode } from '@shopbell/protocol';
import type { IncomingContent } from '../attachments';
import type { Submission } from './Submission';

/** A message before its content has passed the gate. */
export interface NewMessage extends Omit<Submission, 'contentHash' | 'message'> {
  readonly message: Omit<OutgoingMessage, 'content'> & { readonly content: IncomingContent };
}

export type SendOutcome =
  | { readonly kind: 'stored'; readonly message: Message; readonly isNew: boolean }
  | Refused;

export interface Refused {
  readonly kind: 'refused';
  readonly code: ProblemCode;
  readonly retryAfterMs: number;
}
