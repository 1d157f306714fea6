import type { Message, MessageMetadata } from '@shopbell/protocol';
import type { Session } from '../../sockets/Session';
import type { AdmittedVisitor } from '../visitors';
import type { SocketSender } from './createSocketSender';
import type { Live } from './live/Live';
import type { Place } from './Place';
import type { Conversations } from './service';

/** With what the page said about itself; it is never trusted. */
export type SaidListener = (
  session: Session,
  visitor: AdmittedVisitor,
  message: Message,
  metadata: MessageMetadata,
) => void;

/** What other features may ask about conversations, and what they may listen to. */
export interface ConversationsService extends Conversations {
  readonly frames: SocketSender;
  readonly live: Live;
  /** A shopper's new message is stored. */
  whenSaid(listener: SaidListener): void;
  /** An agent's new message is stored. */
  whenAnswered(listener: (place: Place) => void): void;
}
