import { createHash } from 'node:crypto';
import { type Message, type MessageId, problems } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { IncomingContent } from '../attachments';
import type { ConversationsService } from '../conversations';
import type { Handovers } from '../handovers';
import type { Inbox } from '../inbox';
import { type Execution, findExecution, markTold } from './executionStore';

export interface TellDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly conversations: ConversationsService;
  readonly handovers: Handovers;
  readonly inbox: Inbox;
  readonly onHandedOver: (handedOver: HandedOver) => void;
}

/** What a flow wants somebody to answer. */
export interface HandedOver extends Pick<Execution, 'shopId' | 'appId' | 'conversationId' | 'language'> {
  readonly message: Message;
}

/** Where it has come to this by a mistake in the flow, a person looks at it. */
const isMeant = ({ because }: Execution['state']): boolean => because === 'wanted' || because === 'assistant';

/**
 * Hands a flow over: what was answered stands in the conversation as one message of the shopper, so that it opens for the
 * team. One that has ended by itself only leaves its tags. Fails where it must be tried again.
 */
export function createTell(dependencies: TellDependencies) {
  const { database, clock, conversations, handovers, inbox, onHandedOver } = dependencies;
  async function say(execution: Execution): Promise<Message | null> {
    const { shopId, appId, conversationId, state } = execution;
    const text = wordsOf(execution);
    const attachments = [...state.files];
    const content: IncomingContent =
      attachments.length > 0 ? { type: 'attachments', text, attachments } : { type: 'text', text };
    const outcome = await conversations.send({
      ...{ shopId, appId, conversationId, fromAgent: false, sender: null },
      message: { messageId: keyOf(execution), clientInstanceId: 'flows', content },
    });
    if (outcome.kind === 'stored') return outcome.message;
    if (problems[outcome.code].retryable)
      throw new Error(`The conversation did not take what a flow handed over: ${outcome.code}`);
    return null;
  }

  /** All of it stands beside the conversation. */
  const keep = (execution: Execution) =>
    handovers.keep(execution, {
      ...{ kind: 'flow-handover', clientInstanceId: 'flows', messageId: keyOf(execution) },
      botName: execution.label,
      messageHistory: execution.state.messages.map(({ fromShopper, text, link }) => ({
        fromAgent: !fromShopper,
        content: { type: 'text', text: [text, link?.label].filter(Boolean).join('\n') },
      })),
      metadata: { flowId: execution.flowId, because: execution.state.because },
    });

  return async ({ shopId, id }: Pick<Execution, 'shopId' | 'id'>): Promise<void> => {
    const scope = database.inShops([shopId]);
    const execution = await findExecution(scope, shopId, id);
    if (!execution || execution.isTold || execution.isPreview) return;
    const { status, tags } = execution.state;
    if (status !== 'handed-over' && status !== 'ended') return;
    if (status === 'handed-over') {
      const message = await say(execution);
      await keep(execution);
      const { appId, conversationId, language } = execution;
      if (message && isMeant(execution.state))
        onHandedOver({ shopId, appId, conversationId, language, message });
    }
    if (tags.length > 0) await inbox.state.addTags(execution, tags);
    await markTold(scope, id, new Date(clock.now()));
  };
}

export type Tell = ReturnType<typeof createTell>;

/** chosen: as long as a message may be. */
const textMax = 5000;

/** What the flow is called, and each question with its answer. */
function wordsOf({ label, state }: Execution): string {
  const answers = state.answers.map(({ question, answer }) => `${question.trim()}\n${answer}`);
  return [label, ...answers].join('\n\n').slice(0, textMax);
}

/** The same message has the same key, however often it is sent; on the wire that is a number. */
const keyOf = ({ id }: Pick<Execution, 'id'>): MessageId =>
  String(createHash('sha256').update(`flow ${id}`).digest().readUIntBE(0, 6)) as MessageId;
