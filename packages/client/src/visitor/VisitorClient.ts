import type { MessageContent, MessageId, MessageMetadata } from '@shopbell/protocol';
import type {
  ConversationStartContext,
  FlowEvent,
  FlowState,
  OutgoingKey,
} from '@shopbell/rules/conversation';
import type { OpenSocket } from '../connection/createTransports';
import type { ChannelFrame } from '../conversation/ChannelFrame';
import type { ChannelState } from '../conversation/ChannelState';
import type { Store } from '../createStore';
import type { Environment } from '../environment';
import type { OnProblem } from '../problems';
import type { Credentials } from './credentials';
import type { FlowFrameType, FlowOutcome, FlowSendOptions } from './flowSends';
import type { OutboxStore } from './outbox/OutboxStore';
import type { VisitorStorage } from './storage';

export interface VisitorClientOptions {
  readonly appId: number;
  readonly appKey?: string;
  readonly baseUrl: string;
  /** Asked on every connect: it may be known only after the first. */
  readonly language: string | (() => string);
  readonly environment: Environment;
  /** The page has one already, under which words may be kept that were sent before the client began. */
  readonly clientInstanceId?: string;
  /** The ids of its messages, then: no two of them may share one. */
  readonly newMessageId?: () => MessageId;
  readonly storage: VisitorStorage;
  /** Where messages wait for their acknowledgement; without one they live as long as the page. */
  readonly outboxStore?: OutboxStore;
  /**
   * The browser and session that messages name as they leave. Nothing that is kept names them: consent may be taken back
   * before a message goes out, and on a page without the app.
   */
  readonly revenueId?: () => string | undefined;
  readonly loadFallback?: () => Promise<OpenSocket>;
  readonly onProblem?: OnProblem;
  /**
   * Each frame, and whether it means something to the client; true if the app knows the type, which it may have to find
   * out.
   */
  readonly onFrame?: (frame: ChannelFrame, isKnown: boolean) => boolean | Promise<boolean>;
  /** A new answer, and nobody looks: make a sound. Called in one tab of the browser only. */
  readonly onChime?: () => void;
  /** Is the shop's chat online now? Null while that is not known. */
  readonly isChatOnline?: () => boolean | null;
  /** Asked once, when the first message is sent. */
  readonly startContext?: () => ConversationStartContext;
}

export interface VisitorState extends ChannelState {
  readonly isConnected: boolean;
  /** Nobody was reached for so long that what waits must be called undelivered (D10). */
  readonly hasGivenUp: boolean;
  readonly unread: number;
  readonly flow: FlowState;
  /** Up to here the team has closed the conversation; 0: it never has, or the server does not say. */
  readonly closedId: number;
  /** Given by the shopper here, or in another tab. */
  readonly email: string | null;
  /** What is written now is lost with the page: storage is blocked or full. */
  readonly isStorageVolatile: boolean;
}

export interface VisitorClient {
  readonly store: Store<VisitorState>;
  readonly credentials: Store<Credentials>;
  /** Starts the connection, or hurries it along: call it whenever the window opens. */
  connect(): void;
  disconnect(): void;
  nudge(): void;
  /** By the clock of the server, as far as it is known. */
  serverNow(): number;
  /**
   * The message's id; null if so much waits already that it is refused (D11). What was sent before the client began has
   * its id.
   */
  send(content: MessageContent, metadata?: MessageMetadata, messageId?: MessageId): string | null;
  retry(key: OutgoingKey): void;
  type(): void;
  loadOlder(): void;
  /** Everything in hand has been looked at: call it when the window is open and scrolled to its end. */
  markSeen(): void;
  setEmail(email: string, name?: string): void;
  /** Sends what a flow has to say. */
  sendFlow(type: FlowFrameType, payload: object, options?: FlowSendOptions): Promise<FlowOutcome>;
  /** Any other frame; false if there is no connection. */
  signal(type: string, payload: object): boolean;
  dispatch(event: FlowEvent): void;
  /** `isSendingFile` holds until every upload has ended. */
  trackFile<Result>(upload: Promise<Result>): Promise<Result>;
  reopenCount(): number;
  /** The token of this conversation, for calls beside the socket; a new one if the old was refused. */
  token(isRenewal: boolean): Promise<string>;
  /**
   * Forgets the shopper on this device, or only in this tab where another one has done the rest; the next `connect`
   * begins a conversation of someone new.
   */
  logout(isDoneElsewhere?: boolean): void;
}
