import { hash } from 'node:crypto';
import type { Message } from '@shopbell/protocol';
import { canonicalContent } from '@shopbell/rules/delivery';
import { createListeners } from '../../feature/createListeners';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import { type Database, troubleOf } from '../../platform/db';
import type { Load } from '../../platform/load';
import type { Metrics } from '../../platform/metrics';
import type { ContentGate } from '../attachments';
import { MessageWriter } from './MessageWriter';
import type { NewMessage, SendOutcome } from './Sending';

export interface StoringDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly load: Load;
  readonly gate: ContentGate;
  readonly onFailure: (error: unknown) => void;
}

/** From the gate through the commit to everyone who is told of it. */
export function createStoring(dependencies: StoringDependencies) {
  const { bus, load, gate, onFailure } = dependencies;
  const stored = createListeners<[messages: readonly Message[], shopOf: ReadonlyMap<string, number>]>();
  const writer = new MessageWriter({
    ...dependencies,
    onStored: announce,
    onStoredBefore: ({ conversationId, id: headId }, shopId) =>
      bus.publish({ type: 'messages-stored', shopId, conversationId, headId }),
  });

  function announce(messages: readonly Message[], shopOf: ReadonlyMap<string, number>): void {
    stored.tell(messages, shopOf);
    const heads = new Map(messages.map(({ conversationId, id }) => [conversationId, id]));
    for (const [conversationId, headId] of heads) {
      const shopId = shopOf.get(conversationId);
      if (shopId !== undefined) bus.publish({ type: 'messages-stored', shopId, conversationId, headId });
    }
  }

  async function pass(newMessage: NewMessage): Promise<SendOutcome> {
    const { message, fromAgent, conversationId, shopId } = newMessage;
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
  }

  return {
    /** What has just been committed here, before the senders learn of it: the short way to sockets of this node. */
    whenStored: stored.add,

    /** Resolves when the message is committed, or says why it is not. Keeps the order of calls. */
    async store(newMessage: NewMessage): Promise<SendOutcome> {
      try {
        return await pass(newMessage);
      } catch (error) {
        const code = troubleOf(error);
        if (code === 'overloaded') return { kind: 'refused', code, retryAfterMs: load.retryAfterMs() };
        onFailure(error);
        return { kind: 'refused', code, retryAfterMs: 1000 };
      }
    },

    idle: () => writer.idle(),
  };
}
