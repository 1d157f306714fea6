export type { CardListener, ShownCampaign, ShownCondition, TakenCard } from './campaignCard';
export { agentCloseCodes, closeCodes, shopHeader } from './closeCodes';
export type { ElementTree } from './elementTree';
export {
  chatKeyPrefix,
  containerId,
  type EarlyWindow,
  type EmbedConfig,
  type EmbedStart,
  notePrefix,
  type PrerenderedWindow,
  type ScriptSettings,
  type StoredName,
  storageKey,
  type TextsByName,
  type UnsentWords,
  type WidgetHandle,
  type WindowConfig,
  type WindowFacts,
} from './embed';
export { guestAttribute } from './guestAttribute';
export { importLimits } from './importLimits';
export * from './limits';
export { type Problem, type ProblemCode, problems } from './problems';
export {
  type CampaignExplanation,
  type ChatCommands,
  type ChatEvent,
  type ChatEvents,
  type ChatPlacement,
  type ChatPosition,
  type ChatQuestions,
  type CustomBusinessHours,
  commandNames,
  type DeliveryResult,
  type Emit,
  type EntrySource,
  type GorgiasChat,
  type PublicMessage,
  type ShopifyContext,
  type StartPage,
} from './publicApi';
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
export type {
  AgentStatus,
  AgentsStatus,
  OwnPresence,
  Presence,
  ShownAgent,
  TeamPresence,
} from './schemas/agentsStatus';
export type {
  AssistantMessageType,
  AssistantSignal,
  AssistantSource,
  ProposalFacts,
} from './schemas/assistant';
export type { CaseContent, CaseExpectation, CaseRun, KeptCase } from './schemas/assistantCases';
export type { AssistantChat } from './schemas/assistantDesk';
export type { ConsoleGuidance, GuidanceContent, GuidanceVersion } from './schemas/assistantGuidance';
export type {
  AssistantReport,
  AssistantSummary,
  ConversationAssistant,
  ReviewedTurn,
  ReviewFilter,
} from './schemas/assistantReview';
export type { TriedOut } from './schemas/assistantTrial';
export type {
  CampaignReport,
  CreditedOrders,
  HoldoutReport,
  RecordedVisit,
  RecordedVisits,
  ReportCounts,
  ReportRange,
  ReportWish,
} from './schemas/campaignReport';
export type {
  AnsweredCampaign,
  CampaignContent,
  CampaignList,
  CampaignState,
  CampaignSummary,
  CampaignVersion,
  ConsoleCampaign,
  ConsoleStarters,
  PageCampaigns,
  Starter,
} from './schemas/campaigns';
export type {
  CaptureFrameType,
  Cart,
  HistoryEntry,
  ResponseChannel,
  ViewedProduct,
} from './schemas/captureFrames';
export type { VirtualMessage, Visitor, VisitorDetails } from './schemas/captureServerFrames';
export type { ConsoleMember, Role } from './schemas/console';
export type {
  AssistantBudget,
  AssistantModelState,
  AssistantPolicy,
  AssistantSelling,
  NewAssistantModel,
} from './schemas/consoleAssistantModel';
export type { ShopProduct } from './schemas/consoleCatalogue';
export type {
  ChatSighting,
  ChatSummary,
  ChatVersion,
  ConfiguredChat,
  SettingChange,
} from './schemas/consoleChats';
export type { CommerceState, ConnectAnswer, NewConnection, WebhookState } from './schemas/consoleCommerce';
export type { FirstRun, FirstRunStep } from './schemas/consoleFirstRun';
export type {
  ConsoleFlow,
  FlowProblem,
  FlowPublication,
  FlowReport,
  FlowRun,
  FlowSecrets,
  FlowSummary,
  FlowVersion,
} from './schemas/consoleFlows';
export type {
  Colleague,
  ConversationDetail,
  ConversationList,
  ConversationSummary,
  InboxCounts,
  InboxFilter,
  Note,
  Tag,
  VisitorProof,
  VisitorTrust,
} from './schemas/consoleInbox';
export type { ConversationOrders } from './schemas/consoleOrders';
export type { ConversationRequests, OpenedRequest, RequestDecision } from './schemas/consoleRequests';
export type { NewReturnsConnection, ReturnsAnswer, ReturnsState } from './schemas/consoleReturns';
export type { Macro, Routing } from './schemas/consoleSettings';
export type { ShopperExport, ShopperRequest, ShopperSummary } from './schemas/consoleShoppers';
export type {
  ArticleFacts,
  CapturedValue,
  ContentOf,
  HelpdeskBot,
  MessageContent,
  WrittenContent,
} from './schemas/content';
export type {
  Attachment,
  CardAttachment,
  FileAttachment,
  ProductCardAttachment,
  UploadReference,
} from './schemas/contentAttachments';
export type {
  FlowAnswer,
  FlowDeed,
  FlowExecution,
  FlowMessage,
  FlowPrompt,
  FlowStatus,
} from './schemas/flowExecutions';
export type { AnswerRule, ConditionCase, FlowContent, FlowStep, FlowStepKind } from './schemas/flows';
export type {
  AgentFrameType,
  Envelope,
  HistoryRequest,
  ResumeRequest,
  ViewingActivity,
  VisitorFrameType,
} from './schemas/frames';
export type {
  ArticleEvent,
  ArticleEventType,
  ArticleState,
  ArticleSummary,
  ArticleText,
  ArticleVersion,
  ConsoleArticle,
  ConsoleHelpCenter,
  HelpCategory,
  HelpReport,
  IndexProgress,
  PublishedArticles,
  RecommendedArticle,
} from './schemas/helpCenter';
export type {
  ImportApplication,
  ImportEntry,
  ImportedPage,
  ImportKind,
  ImportPlan,
  ImportRequest,
} from './schemas/helpImport';
export type { ConversationId, MessageId } from './schemas/ids';
export type {
  IssueFlowKind,
  Message,
  MessageMetadata,
  OutgoingMessage,
  SelfServiceFlow,
  SenderInfo,
} from './schemas/message';
export type {
  ActionRefusal,
  NewAddress,
  OrderActionAnswer,
  OrderActionFacts,
  OrderActionKind,
  OrderActionState,
  OrderWish,
  ReturnableAnswer,
  ReturnableLine,
  ReturnItem,
} from './schemas/orderActions';
export type {
  OrderRequestDecision,
  OrderRequestFacts,
  OrderRequestKind,
  OrderRequestState,
} from './schemas/orderRequests';
export type {
  Order,
  OrderAddress,
  OrderCustomer,
  OrderFulfillment,
  OrderLineItem,
  OrderReturn,
  OrderTransaction,
} from './schemas/orders';
export type { PortalReport } from './schemas/portalVisits';
export type { FieldProblem } from './schemas/problem';
export type { CodeChannel, Impersonation, OrderAccess, OrdersAnswer } from './schemas/selfService';
export type {
  ConfirmationType,
  Head,
  MessageChanges,
  MessagePage,
  Nack,
  ServerFrame,
} from './schemas/serverFrames';
export type {
  ApplicationSettings,
  AppSettings,
  BusinessHours,
  ChatSettings,
  Decoration,
  LauncherLooks,
  LauncherPosition,
  LauncherSettings,
  Preferences,
  Schedule,
  ServedCampaign,
  ServedCampaignAttachment,
  Trigger,
  TriggerKey,
} from './schemas/settings';
export type { PageReport, PageReportGroup } from './schemas/tracking';
export type { Consent, LinkMeta, PageEvent, TrackingLink } from './tracking';
