import type { agentConversationFrames, agentFrames, visitorFrames } from '@shopbell/protocol/schemas';
import type { z } from 'zod';
import type { SignedInMember } from '../features/agents';
import type { AnsweringAgent, Place } from '../features/conversations';
import type { AdmittedVisitor } from '../features/visitors';
import type { Session } from '../sockets/Session';

interface Frame<Schemas extends Record<string, z.ZodType>, Type extends keyof Schemas> {
  readonly type: Type;
  readonly messageId: string | undefined;
  readonly payload: z.infer<Schemas[Type]>;
}

export type VisitorFrameType = keyof typeof visitorFrames;
export type VisitorFrame<Type extends VisitorFrameType> = {
  [Each in Type]: Frame<typeof visitorFrames, Each>;
}[Type];

export interface VisitorFrameHandler<Type extends VisitorFrameType> {
  /**
   * In turn: it takes from the conversation's allowance, waits for the frames before it, and is refused if it fails.
   * At once: it does all of that itself, or needs none of it.
   */
  readonly pace: 'in-turn' | 'at-once';
  handle(session: Session, visitor: AdmittedVisitor, frame: VisitorFrame<Type>): void | Promise<void>;
  /** Called when it has its place in the turn, which may be long before it is handled. */
  onQueued?(session: Session, visitor: AdmittedVisitor, turn: Promise<void>): void;
}

/** What a feature answers to shoppers' pages. */
export type VisitorFrames = { readonly [Type in VisitorFrameType]?: VisitorFrameHandler<Type> };

/** An agent in a conversation of their shop: that it is one has been checked. */
export interface AgentInConversation {
  readonly member: SignedInMember;
  readonly place: Place;
  readonly agent: AnsweringAgent;
}

type AgentFrameType = keyof typeof agentFrames;
export type AgentConversationFrameType = keyof typeof agentConversationFrames;
export type AgentFrame<Type extends AgentFrameType> = {
  [Each in Type]: Frame<typeof agentFrames, Each>;
}[Type];

/** What a feature answers to agents' consoles. Frames of one socket are handled one after the other. */
export type AgentFrames = {
  readonly [Type in AgentFrameType]?: (
    session: Session,
    who: Type extends AgentConversationFrameType ? AgentInConversation : SignedInMember,
    frame: AgentFrame<Type>,
  ) => void | Promise<void>;
};

/** One answer for every type there is: a frame that nobody or more than one answers is found when the program starts. */
export function collectFrames<Frames extends object>(
  types: readonly string[],
  contributions: readonly (Frames | undefined)[],
): Required<Frames> {
  const known = contributions.flatMap((frames) => Object.entries(frames ?? {}));
  for (const type of types) {
    const count = known.filter(([name]) => name === type).length;
    if (count !== 1) throw new Error(`${count} features answer the frame "${type}"`);
  }
  return Object.fromEntries(known) as Required<Frames>;
}
