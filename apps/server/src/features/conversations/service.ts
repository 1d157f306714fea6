import { hash } from 'node:crypto';
import type { Message, OutgoingMessage, ProblemCode, ViewingActivity } from '@shopbell/protocol';
import { canonicalContent } from '@shopbell/rules/delivery';
import { createListeners } from '../../feature/createListeners';
import { done, type Outcome } from '../../http/outcome';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import { type Database, troubleOf } from '../../platform/db';
import type { Load } from '../../platform/load';
import type { Metrics } from '../../platform/metrics';
import type { ContentGate, IncomingContent } from '../attachments';
import { Allowance, type Spender } from './Allowance';
import { type MessageChange, storeChange } from './changes';
import { createReader } from './createReader';
import { awaitPerson } from './heads';
import { MessageWriter } from './MessageWriter';
import type { Place } from './Place';
import type { Submission } from './Submission';

export type SendOutcome =
  | { readonly kind: 'stored'; readonly message: Message; readonly isNew: boolean }
  | Refused;

interface Refused {
  readonly kind: 'refused';
  readonly code: ProblemCode;
  readonly retryAfterMs: number;
}

export interface Viewing extends Place {
  readonly userId: string;
  readonly name: string;
  readonly activity: ViewingActivity;
}

/** A message before its content has passed the gate. */
export interface NewMessage extends Omit<Submission, 'contentHash' | 'message'> {
  readonly message: Omit<OutgoingMessage, 'content'> & { readonly content: IncomingContent };
}

export interface ConversationsDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly load: Load;
  readonly gate: ContentGate;
  readonly onFailure: (error: unknown) => void;
}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(dependencies: ConversationsDependencies) {
  const { database, bus, clock, load, gate, onFailure } = dependencies;
  const allowance = new Allowance(clock);
  const stored = createListeners<[messages: readonly Message[], shopOf: ReadonlyMap<string, number>]>();
  const writer = new MessageWriter({
    ...dependencies,
    onStored: announce,
    onStoredBefore: ({ conversationId, id: headId }, shopId) =>
      bus.publish({ type: 'messages-stored', shopId, conversationId, headId }),
  });
  let isDraining = false;

  function announce(messages: readonly Message[], shopOf: ReadonlyMap<string, number>): void {
    stored.tell(messages, shopOf);
    const heads = new Map(messages.map(({ conversationId, id }) => [conversationId, id]));
    for (const [conversationId, headId] of heads) {
      const shopId = shopOf.get(conversationId);
      if (shopId !== undefined) bus.publish({ type: 'messages-stored', shopId, conversationId, headId });
    }
  }

  /** Said at once, or not at all. */
  function refusal({ conversationId, fromAgent }: NewMessage): Refused | null {
    if (isDraining) return { kind: 'refused', code: 'draining', retryAfterMs: 1000 };
    if (load.isTooMuch) return { kind: 'refused', code: 'overloaded', retryAfterMs: load.retryAfterMs() };
    const retryAfterMs = allowance.mustWaitMs(conversationId, fromAgent ? 'agent' : 'shopper');
    return retryAfterMs === null ? null : { kind: 'refused', code: 'rate', retryAfterMs };
  }

  /** Resolves when the message is committed, or says why it is not. Keeps the order of calls. */
  async function store(newMessage: NewMessage): Promise<SendOutcome> {
    const { message, fromAgent, conversationId, shopId } = newMessage;
    try {
      const sender = `${message.clientInstanceId} ${fromAgent}`;
      const passing = gate({ shopId, conversationId, fromAgent, sender, content: message.content });
      // Words do not wait, not even for the next turn of the loop.
      const passed = passing instanceof Promise ? await passing : passing;
      if (passed.kind === 'refused') return { ...passed, retryAfterMs: 0 };
      const { content } = passed;
      const contentHash = hash('sha256', canonicalContent(content), 'base64url');
      const result = await writer.add({ ...newMessage, message: { ...message, content }, contentHash });
      if (result.kind === 'refused') return { ...result, retryAfterMs: 0 };
      const { row } = result;
      if (row.contentHash !== contentHash) return { kind: 'refused', code: 'conflict', retryAfterMs: 0 };
      return { kind: 'stored', message: row.message, isNew: row.isNew };
    } catch (error) {
      const code = troubleOf(error);
      if (code === 'overloaded') return { kind: 'refused', code, retryAfterMs: load.retryAfterMs() };
      onFailure(error);
      return { kind: 'refused', code, retryAfterMs: 1000 };
    }
  }

  return {
    ...createReader(database),

    /** What has just been committed here, before the senders learn of it: the short way to sockets of this node. */
    whenStored: stored.add,
    mustWaitMs: (conversationId: string, spender: Spender) => allowance.mustWaitMs(conversationId, spender),
    forgetFullAllowances: () => allowance.forgetFull(),

    refusal,
    store,
    /** The two in one. */
    send: async (newMessage: NewMessage): Promise<SendOutcome> => refusal(newMessage) ?? store(newMessage),

    /** An agent edits or deletes an own message. */
    async change(place: Place, change: MessageChange): Promise<Outcome> {
      const { shopId, conversationId } = place;
      const outcome = await storeChange(database.inShops([shopId]), place, change, new Date(clock.now()));
      if (!outcome.isDone) return outcome;
      bus.publish({ type: 'messages-changed', shopId, conversationId, revision: outcome.value });
      return done();
    },

    /** Permanent: until something is said. */
    typed(shopId: number, conversationId: string, by: 'shopper' | 'agent', isPermanent = false): void {
      bus.publish({ type: 'typing', shopId, conversationId, by, ...(isPermanent && { isPermanent }) });
    },

    /** Whoever answered until now does not any more. */
    awaitPerson: (place: Place): Promise<void> =>
      awaitPerson(database.inShops([place.shopId]), place, new Date(clock.now())),

    /** An agent looks at a conversation, or answers in it: a hint for colleagues, which may be lost. */
    viewed(viewing: Viewing): void {
      bus.publish({ type: 'agent-viewing', ...viewing });
    },

    async drain(): Promise<void> {
      isDraining = true;
      await writer.idle();
    },
  };
}
