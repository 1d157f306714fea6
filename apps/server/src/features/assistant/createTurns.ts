import {
  type AssistantConversation,
  type AssistantInput,
  newAssistantConversation,
  stepAssistant,
} from '@shopbell/rules/assistant';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { Place } from '../conversations';
import type { Judged } from './Judged';
import { insertProposal } from './proposals';
import {
  type AssistantPlace,
  dropTurn,
  insertConversation,
  insertTurn,
  isTaken,
  type Kept,
  keepThought,
  lockConversation,
  settleTurn,
  type TurnRow,
  updateConversation,
} from './store';

export interface TurnsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
}

export interface Happening {
  readonly input: AssistantInput;
  /** The message that it is about. */
  readonly messageId?: number;
  readonly timeoutMs?: number;
  readonly judged?: Judged & Kept;
  /** Whether the assistant begins here if it has not been here before. */
  readonly isBeginning?: boolean;
}

/** What is to be done now that it is written down. */
export interface Next {
  readonly turn: number;
  readonly does: 'think' | 'tell' | 'keep-late';
  /** What is to be told, as it was written down. */
  readonly row?: TurnRow | null;
}

export const turnQueue = 'assistant-turns';
/** chosen: who has just written it tells it; the job is for what ended in between. */
const [tellAfterSeconds, graceSeconds] = [10, 5];

/** Writes down what happens to the assistant in a conversation: one after the other, and before anything is said. */
export function createTurns({ database, clock, jobs }: TurnsDependencies) {
  async function write(
    transaction: Queryable,
    place: AssistantPlace,
    before: AssistantConversation,
    { input, messageId, timeoutMs = 0, judged }: Happening,
  ): Promise<{ next: Next; startAfterSeconds: number | null } | null> {
    const { conversation, effects } = stepAssistant(before, input);
    const at = new Date(clock.now());
    if ('turn' in input) {
      if (judged) await keepThought(transaction, place, input.turn, judged);
      if (effects.some((effect) => effect.do === 'keep-late'))
        return { next: { turn: input.turn, does: 'keep-late' }, startAfterSeconds: null };
      if (conversation === before) return null;
      const because = conversation.state.at === 'handed-over' ? conversation.state.because : null;
      const outcome = input.kind === 'thought' ? input.outcome.kind : input.kind;
      const row = await settleTurn(
        transaction,
        place,
        input.turn,
        { effects, outcome, because, words: judged?.words ?? null },
        at,
      );
      await updateConversation(transaction, place, conversation, at);
      if (judged?.proposal && conversation.state.at !== 'handed-over')
        await insertProposal(transaction, { ...judged.proposal, ...place }, at);
      return { next: { turn: input.turn, does: 'tell', row }, startAfterSeconds: null };
    }
    if (conversation.turn === before.turn) return null;
    if (before.state.at === 'composing') await dropTurn(transaction, place, before.turn);
    await updateConversation(transaction, place, conversation, at);
    const isThinking = conversation.state.at === 'composing';
    const row = await insertTurn(transaction, place, {
      ...{
        turn: conversation.turn,
        messageId: messageId ?? null,
        status: isThinking ? 'thinking' : 'settled',
      },
      effects: isThinking ? [] : effects,
      outcome: isThinking ? null : input.kind,
      because: conversation.state.at === 'handed-over' ? conversation.state.because : null,
      ...{ startedAt: at, deadlineAt: new Date(at.getTime() + timeoutMs) },
    });
    const startAfterSeconds = isThinking ? Math.ceil(timeoutMs / 1000) + graceSeconds : tellAfterSeconds;
    const { turn } = conversation;
    return { next: isThinking ? { turn, does: 'think' } : { turn, does: 'tell', row }, startAfterSeconds };
  }

  async function lockOrBegin(transaction: Queryable, place: AssistantPlace, isBeginning: boolean) {
    const known = await lockConversation(transaction, place);
    if (known || !isBeginning) return known;
    await insertConversation(transaction, place, newAssistantConversation, new Date(clock.now()));
    return lockConversation(transaction, place);
  }

  async function writeIn(transaction: Queryable, place: AssistantPlace, happening: Happening) {
    const locked = await lockOrBegin(transaction, place, happening.isBeginning ?? false);
    // In a statement after the lock, and so with all that was written by who had it before.
    if (!locked || (await isTaken(transaction, place, happening.messageId))) return null;
    return write(transaction, { ...place, language: locked.language }, locked.conversation, happening);
  }

  return {
    /** Null where nothing follows from it. */
    happen(place: AssistantPlace, happening: Happening): Promise<Next | null> {
      const { shopId, conversationId } = place;
      // What ends a turn leaves its job as it is, and so never leaves the shop.
      if ('turn' in happening.input)
        return database
          .inShops([shopId])
          .tx(async (transaction) => (await writeIn(transaction, place, happening))?.next ?? null);
      return database.tx(async (transaction) => {
        const written = await withinShops(transaction, [shopId], () =>
          writeIn(transaction, place, happening),
        );
        if (!written) return null;
        const { next, startAfterSeconds } = written;
        const job: Place & { turn: number } = { shopId, conversationId, turn: next.turn };
        if (startAfterSeconds !== null)
          await jobs.enqueue(transaction, turnQueue, job, { startAfterSeconds });
        return next;
      });
    },
  };
}
