import { createHash } from 'node:crypto';
import { type MessageContent, type MessageId, problems } from '@shopbell/protocol';
import { assistantSignalled, assistantWords } from '@shopbell/protocol/schemas';
import type { AssistantEffect } from '@shopbell/rules/assistant';
import { loadedLanguage } from '@shopbell/rules/language';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { ConversationsService } from '../conversations';
import type { Handovers } from '../handovers';
import type { Inbox } from '../inbox';
import { type App, type Shops, textsOfApp } from '../shops';
import { turnMessages } from './createThinking';
import { isSilent } from './isSilent';
import { findTurn, keepSummary, markTold, type TurnRow } from './store';
import { handoverOf, lateReplyOf } from './summaries';
import { owesPerson } from './whose';

export interface TellDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly conversations: ConversationsService;
  readonly handovers: Handovers;
  readonly inbox: Inbox;
  readonly shops: Shops;
}

/** By who comes to it later: the server that settled it has ended, or was slow. */
type Retold = TurnRow & { readonly isRetold: boolean };
type Say = Extract<AssistantEffect, { readonly do: 'say' }>;
type Signal = Extract<AssistantEffect, { readonly do: 'signal' }>;

const textKeys = {
  'handed-over': 'aiAgentHandedOver',
  'sign-in': 'aiAgentSignIn',
  'solved-question': 'aiAgentSolvedQuestion',
  closing: 'aiAgentClosing',
} as const;

/**
 * Says and does what a turn has come to: each thing under a name of its own, so that it may be tried again, by any
 * server. Fails where it must be. Nothing is said behind the words of a person.
 */
export function createTell(dependencies: TellDependencies) {
  const { database, clock, conversations, handovers, inbox, shops } = dependencies;

  async function send(row: TurnRow, app: App, at: number, message: Outgoing): Promise<'stored' | 'refused'> {
    const { shopId, appId, conversationId, turn, messageId } = row;
    const { content, isSignal = false, isGuarded = true, asksNothing = isSignal } = message;
    const outcome = await conversations.store({
      ...{ shopId, appId, conversationId, fromAgent: true, sender: senderOf(app, row), asksNothing },
      ...(isSignal && { kind: 'signal' as const }),
      ...(isGuarded && { unlessPersonAfter: messageId ?? 0 }),
      message: { messageId: keyOf(conversationId, turn, at), clientInstanceId: 'assistant', content },
    });
    if (outcome.kind === 'stored') return 'stored';
    if (problems[outcome.code].retryable)
      throw new Error(`The conversation did not take what the assistant says: ${outcome.code}`);
    return 'refused';
  }

  /** A person is still to answer: behind a hand-over, whatever else is answered. */
  const isOwed = (row: TurnRow) => owesPerson(database.inShops([row.shopId]), row);

  const say = async (row: TurnRow, app: App, at: number, effect: Say) =>
    send(row, app, at, {
      content: contentOf(row, app, effect),
      asksNothing: effect.words === 'handed-over' || (await isOwed(row)),
    });

  /** Behind its words in the same moment, or that a person has it, is told whoever has spoken. */
  const signal = (row: Retold, app: App, at: number, { signal: name, ways }: Signal) =>
    send(row, app, at, {
      ...{ isSignal: true, isGuarded: row.isRetold && name !== 'handover_to_agent' && name !== 'error' },
      content: { type: 'text', text: '', metadata: assistantSignalled.parse({ signal: name, ways }) },
    });

  /** What the team finds beside the conversation. */
  async function summarise(row: TurnRow, app: App, because: string): Promise<void> {
    const { messages } = await conversations.before(row, {});
    const handover = handoverOf(row, { because, messages: turnMessages(messages), name: nameOf(app, row) });
    await handovers.keep(row, { ...handover, messageId: keyOf(row.conversationId, row.turn, 99) });
    await keepSummary(database.inShops([row.shopId]), row, handover.metadata);
  }

  async function handOver(row: TurnRow): Promise<void> {
    await conversations.awaitPerson(row);
    inbox.routeSoon(row.shopId);
  }

  async function keepLate(row: TurnRow): Promise<void> {
    const app = await shops.findApp({ id: row.appId });
    const late = app && lateReplyOf(row, nameOf(app, row));
    if (late) await handovers.keep(row, { ...late, messageId: keyOf(row.conversationId, row.turn, 98) });
  }

  /** False where nothing may follow: a person has it, or it is to be silent. */
  async function perform(row: Retold, app: App, at: number, effect: AssistantEffect): Promise<boolean> {
    switch (effect.do) {
      case 'say': {
        if (!isSilent(app) && (await say(row, app, at, effect)) === 'stored') return true;
        await keepLate(row);
        return effect.words === 'handed-over' && isSilent(app);
      }
      case 'signal':
        return (await signal(row, app, at, effect)) === 'stored';
      case 'hand-over':
        await handOver(row);
        return true;
      case 'close':
        if (!(await isOwed(row))) await inbox.state.end(row);
        return true;
      default:
        return true;
    }
  }

  return {
    keepLate,

    /** `written`: as whoever has just settled it has it. */
    async tell(
      { shopId, conversationId, turn }: Pick<TurnRow, 'shopId' | 'conversationId' | 'turn'>,
      written: TurnRow | null = null,
    ): Promise<void> {
      const scope = database.inShops([shopId]);
      const row = written ?? (await findTurn(scope, { shopId, conversationId }, turn));
      const app = row && (await shops.findApp({ id: row.appId }));
      if (!row || !app || row.isTold || row.status !== 'settled') return;
      // First: who looks beside the conversation when it is told finds it there.
      const ending = row.effects.find((effect) => effect.do === 'hand-over');
      if (ending) await summarise(row, app, ending.because);
      const retold = { ...row, isRetold: written === null };
      for (const [at, effect] of row.effects.entries()) if (!(await perform(retold, app, at, effect))) break;
      await markTold(scope, row, turn, new Date(clock.now()));
    },
  };
}

interface Outgoing {
  readonly content: MessageContent;
  readonly isSignal?: boolean;
  /** Not behind the words of a person. */
  readonly isGuarded?: boolean;
  readonly asksNothing?: boolean;
}

function contentOf({ words, language }: TurnRow, app: App, effect: Say): MessageContent {
  const metadata = assistantWords.parse({
    ...{ ai_agent_message_type: effect.type, sources: words?.sources ?? [] },
  });
  if (effect.words !== 'draft') {
    const text = String(textsOfApp(app, loadedLanguage(language)).texts[textKeys[effect.words]]);
    return { type: 'text', text, metadata: { ...metadata, sources: [] } };
  }
  if (words?.proposal) return { type: 'assistant-proposal', text: words.text, metadata: words.proposal };
  if (words?.cards?.length)
    return { type: 'attachments', text: words.text, attachments: [...words.cards], metadata };
  return { type: 'text', text: words?.text ?? '', metadata };
}

const nameOf = (app: App, { language }: Pick<TurnRow, 'language'>): string =>
  String(textsOfApp(app, loadedLanguage(language)).texts.aiAgentName);

const senderOf = (app: App, row: Pick<TurnRow, 'language'>) =>
  ({ name: nameOf(app, row), avatarURL: null, isBot: true, helpdeskBot: 'ai_agent_bot' }) as const;

/** The same thing has the same name, however often it is said; on the wire that is a number. */
const keyOf = (conversationId: string, turn: number, at: number): MessageId =>
  String(
    createHash('sha256').update(`assistant ${conversationId} ${turn} ${at}`).digest().readUIntBE(0, 6),
  ) as MessageId;
