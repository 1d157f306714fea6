import { z } from 'zod';
import type { ProblemCode } from '../problems';
import { conversationId, messagePosition } from './ids';
import { type Message, outgoingMessage } from './message';

/** The envelope of every frame, both ways (CON-24). The payload is checked per type. */
export const envelope = z.object({
  type: z.string().min(1).max(100),
  messageId: z.string().max(64).optional(),
  payload: z.record(z.string(), z.unknown()).default({}),
});
export type Envelope = z.infer<typeof envelope>;

const resumeRequest = z.object({ afterId: messagePosition.optional() });
const historyRequest = z.object({
  createdBefore: z
    .union([z.iso.datetime({ offset: true }), z.number().int().positive().max(8.64e15)])
    .optional(),
  beforeId: messagePosition.optional(),
});
const inConversation = z.object({ conversationId });

/** What a shopper's page may send. Its conversation is the token's; it cannot name one. */
export const visitorFrames = {
  'pending-conversation-message': outgoingMessage,
  'synchronize-recent-messages': resumeRequest,
  history: historyRequest,
  'typing-activity-shopper': z.object({}),
} as const;

/** What an agent's console may send: the same, in a named conversation of the agent's shop. */
export const agentFrames = {
  'pending-conversation-message': outgoingMessage.extend(inConversation.shape),
  'synchronize-recent-messages': resumeRequest.extend(inConversation.shape),
  history: historyRequest.extend(inConversation.shape),
  'typing-activity-agent': inConversation,
} as const;

export type VisitorFrameType = keyof typeof visitorFrames;
export type AgentFrameType = keyof typeof agentFrames;
export type HistoryRequest = z.infer<typeof historyRequest>;

export interface MessagePage {
  readonly conversationId: string;
  readonly messages: readonly Message[];
  /** More messages stand in the direction of the request: after the last one, or before the first one. */
  readonly hasMore: boolean;
}

/** What the server sends, to shoppers and agents alike. */
export type ServerFrame =
  | { type: 'conversation-message'; messageId: string; payload: Message }
  | { type: 'nack-message'; messageId: string; payload: Nack }
  | { type: 'synchronize-recent-messages'; payload: MessagePage & { readonly headId: number } }
  | { type: 'history'; payload: MessagePage }
  | { type: 'synced'; payload: Head }
  | { type: 'heartbeat'; payload: { headId: number; heads: readonly Head[] } }
  | { type: 'drain'; payload: { retryAfterMs: number } }
  | { type: 'typing-activity-agent'; payload: { conversationId: string } }
  | { type: 'typing-activity-shopper'; payload: { conversationId: string } }
  | { type: 'conversation-changed'; payload: Head };

export interface Head {
  readonly conversationId: string;
  readonly headId: number;
}

export interface Nack {
  readonly code: ProblemCode;
  readonly reason: string;
  readonly retryable: boolean;
  readonly retryAfterMs: number;
  /** Only to agents, whose socket carries many conversations. */
  readonly conversationId?: string;
  readonly clientInstanceId?: string;
}
