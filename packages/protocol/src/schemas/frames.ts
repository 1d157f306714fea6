import { z } from 'zod';
import { presence } from './agentsStatus';
import { captureFrames } from './captureFrames';
import { conversationId, messagePosition } from './ids';
import { agentMessage, outgoingMessage } from './message';
import { isStorable } from './text';

/** The envelope of every frame, both ways (CON-24). The payload is checked per type. */
export const envelope = z.object({
  type: z.string().min(1).max(100),
  // Not mended but refused: an answer must name it as it was given (D23).
  messageId: z.string().max(64).refine(isStorable, { message: 'must be well-formed text' }).optional(),
  payload: z.record(z.string(), z.unknown()).default({}),
});
export type Envelope = z.infer<typeof envelope>;

const time = z.union([z.iso.datetime({ offset: true }), z.number().int().positive().max(8.64e15)]);

const resumeRequest = z.object({
  afterId: messagePosition.optional(),
  /** Up to which change this page has heard. */
  revision: messagePosition.optional(),
  // The specification's own way to ask, by time and by what is in hand already (SOC-04).
  createdBefore: time.optional(),
  excludeIds: z.array(messagePosition).max(1000).optional(),
});
const historyRequest = z.object({
  createdBefore: time.optional(),
  beforeId: messagePosition.optional(),
});
/** What someone does in a conversation, as colleagues are told. */
const viewingActivities = ['viewing', 'answering', 'left'] as const;
export type ViewingActivity = (typeof viewingActivities)[number];
const inConversation = z.object({ conversationId });

/** What a shopper's page may send. Its conversation is the token's; it cannot name one. */
export const visitorFrames = {
  'pending-conversation-message': outgoingMessage,
  'synchronize-recent-messages': resumeRequest,
  history: historyRequest,
  'typing-activity-shopper': z.object({}),
  ...captureFrames,
} as const;

/** What an agent's console may send: the same, in a named conversation of the agent's shop. */
export const agentConversationFrames = {
  'pending-conversation-message': agentMessage.extend(inConversation.shape),
  'synchronize-recent-messages': resumeRequest.extend(inConversation.shape),
  history: historyRequest.extend(inConversation.shape),
  'typing-activity-agent': inConversation,
  /** Told to colleagues who look at the same conversation; said again while it lasts. */
  'agent-viewing': inConversation.extend({ activity: z.enum(viewingActivities) }),
} as const;

/** And what is about no conversation. */
export const agentFrames = {
  ...agentConversationFrames,
  'agent-presence': z.object({ status: presence }),
} as const;

export type VisitorFrameType = keyof typeof visitorFrames;
export type AgentFrameType = keyof typeof agentFrames;
export type ResumeRequest = z.infer<typeof resumeRequest>;
export type HistoryRequest = z.infer<typeof historyRequest>;
