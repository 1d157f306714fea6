import { z } from 'zod';
import { type ProblemCode, problems } from '../problems';
import { agentsStatus, presence, teamPresence } from './agentsStatus';
import { captureServerFrames, type confirmations } from './captureServerFrames';
import { messagePosition } from './ids';
import { message } from './message';

const problemCode = z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]);

const nack = z.object({
  code: problemCode,
  reason: z.string(),
  retryable: z.boolean(),
  retryAfterMs: z.number().int().min(0),
  /** Which message of which tab; an agent's socket carries many conversations. */
  conversationId: z.string().optional(),
  clientInstanceId: z.string().optional(),
});

const head = z.object({ conversationId: z.string(), headId: messagePosition });

/** To a shopper's page that the team has closed its conversation says up to where; what a person said until then is over. */
const headOfPage = head.extend({
  closedId: messagePosition.optional(),
  /** By the clock of the server. */
  nowMs: z.number().int().optional(),
});

const messagePage = z.object({
  conversationId: z.string(),
  messages: z.array(message),
  /** More messages stand in the direction of the request: after the last one, or before the first one. */
  hasMore: z.boolean(),
});

/** Stored messages as they are after changes `from` (not included) to `revision`. */
const messageChanges = z.object({
  from: messagePosition,
  revision: messagePosition,
  messages: z.array(message),
});

const inConversation = z.object({ conversationId: z.string() });

/** What the server sends, to shoppers and agents alike. */
export const serverFrames = {
  'conversation-message': message,
  'nack-message': nack,
  'synchronize-recent-messages': messagePage.extend({ headId: messagePosition }),
  /** Read no earlier than at this revision. */
  history: messagePage.extend({ revision: messagePosition.optional() }),
  /** Messages were edited or deleted: live, and before the pages of a resume. */
  'message-changed': messageChanges.extend({ conversationId: z.string() }),
  /** Another epoch than before: what is in hand is of a past that was restored away. 0 is nobody's epoch. */
  synced: headOfPage.extend({ epoch: z.number().int().min(0).optional() }),
  heartbeat: z.object({ headId: messagePosition, heads: z.array(head) }),
  drain: z.object({ retryAfterMs: z.number().int().min(0) }),
  /** Permanent: an assistant composes, until it has said something or is out of time. */
  'typing-activity-agent': inConversation.extend({ isPermanent: z.boolean().optional() }),
  'typing-activity-shopper': inConversation,
  'conversation-changed': headOfPage,
  'agents-status-update': agentsStatus,
  'agent-presence': z.object({ status: presence }),
  'team-presence': teamPresence,
  ...captureServerFrames,
  /** To agents: its state, its tags, its notes or its visitor have changed; `mentioned` are users named in a note. */
  'conversation-updated': inConversation.extend({ mentioned: z.array(z.string()) }),
  /** To agents: a colleague looks at the conversation, answers in it, or has left it. */
  'agent-viewing': inConversation.extend({
    userId: z.string(),
    name: z.string(),
    activity: z.enum(['viewing', 'answering', 'left']),
  }),
  /** To agents: up to here the shopper has seen. */
  'message-seen': inConversation.extend({ messageSeenDate: z.iso.datetime() }),
} as const;

type Payload<Type extends keyof typeof serverFrames> = z.infer<(typeof serverFrames)[Type]>;

/** Frames that answer a send carry its messageId in the envelope (CON-24). */
type Answer = 'conversation-message' | 'nack-message';

/** These do if the frame they confirm had one. */
export type ConfirmationType = keyof typeof confirmations;

type News = Exclude<keyof typeof serverFrames, Answer | ConfirmationType>;

export type ServerFrame =
  | { [Type in Answer]: { type: Type; messageId: string; payload: Payload<Type> } }[Answer]
  | {
      [Type in ConfirmationType]: { type: Type; messageId?: string; payload: Payload<Type> };
    }[ConfirmationType]
  | { [Type in News]: { type: Type; payload: Payload<Type> } }[News];

export type Head = z.infer<typeof head>;
export type MessagePage = z.infer<typeof messagePage>;
export type MessageChanges = z.infer<typeof messageChanges>;
export type Nack = z.infer<typeof nack>;
