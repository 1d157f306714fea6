export { closeCodes } from './closeCodes';
export {
  containerId,
  type ElementTree,
  type EmbedConfig,
  type EmbedStart,
  storageKey,
  type WidgetHandle,
} from './embed';
export { limits } from './limits';
export { type Problem, type ProblemCode, problems } from './problems';
export type {
  Invitation,
  Member,
  NewInvitation,
  OpenInvitation,
  OwnAccount,
  Setup,
  SignInEvent,
  SignInKind,
  SignInSession,
  TwoFactorSecret,
} from './schemas/accounts';
export type { ConsoleMember, Role } from './schemas/console';
export type {
  Colleague,
  ConversationDetail,
  ConversationList,
  ConversationSummary,
  InboxCounts,
  InboxFilter,
  Note,
  Tag,
  VisitorTrust,
} from './schemas/consoleInbox';
export type { Macro, Routing } from './schemas/consoleSettings';
export type {
  AgentFrameType,
  Envelope,
  HistoryRequest,
  ViewingActivity,
  VisitorFrameType,
} from './schemas/frames';
export type { ConversationId, MessageId } from './schemas/ids';
export type {
  Message,
  MessageContent,
  MessageMetadata,
  OutgoingMessage,
  SenderInfo,
} from './schemas/message';
export type { Head, MessagePage, Nack, ServerFrame } from './schemas/serverFrames';
export type { AppSettings, Decoration, LauncherPosition, LauncherSettings } from './schemas/settings';
