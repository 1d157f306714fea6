import {
  type AssistantConversation,
  type AssistantInput,
  isSameWish,
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
  type Kept,
  keepThought,
  type LockedConversation,
  lockConversation,
  type NewTurn,
  settleTurn,
  type TurnRow,
  takenOf,
  updateConversation,
} from './store';
import { owesPerson } from './whose';

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

export interface TurnJob extends Place {
  readonly turn: number;
  /** Whether its server has left it, for another one to think about. */
  readonly isLeft?: boolean;
}

/** chosen: who has just written it tells it; the job is for what ended in between. What is left is nobody's who leaves. */
const [tellAfterSeconds, graceSeconds, leftSeconds] = [10, 5, 1];

/** What it thinks about, with all that was said. */
const thinksAbout: ReadonlySet<AssistantInput['kind']> = new Set([
  'said',
  'restarted',
  'signed-in',
  'confirmed',
]);

/**
 * Writes down what happens to the assistant in a conversation: one after the other, and before anything is said. What is
 * written by one step goes out together, in this order, so that one answer is waited for.
 */
export function createTurns({ database, clock, jobs }: TurnsDependencies) {
  type Written = { readonly next: Next; readonly startAfterSeconds: number | null } | null;
  type Stepped = ReturnType<typeof stepAssistant> & { readonly before: AssistantConversation };

  function write(
    transaction: Queryable,
    place: AssistantPlace,
    before: AssistantConversation,
    happening: Happening,
  ): Promise<Written> {
    const stepped = { ...stepAssistant(before, happening.input), before };
    return 'turn' in happening.input
      ? writeEnd(transaction, place, stepped, { ...happening, input: happening.input })
      : writeBeginning(transaction, place, stepped, happening);
  }

  async function writeEnd(
    transaction: Queryable,
    place: AssistantPlace,
    { conversation, effects, before }: Stepped,
    { input, judged }: Happening & { readonly input: Extract<AssistantInput, { readonly turn: number }> },
  ): Promise<Written> {
    const at = new Date(clock.now());
    const { turn } = input;
    const kept = judged && keepThought(transaction, place, turn, judged);
    const isLate = effects.some((effect) => effect.do === 'keep-late');
    if (isLate || conversation === before) {
      await kept;
      return isLate ? { next: { turn, does: 'keep-late' }, startAfterSeconds: null } : null;
    }
    const because = conversation.state.at === 'handed-over' ? conversation.state.because : null;
    const outcome = input.kind === 'thought' ? input.outcome.kind : input.kind;
    const settled = { effects, outcome, because, words: judged?.words ?? null };
    const [row] = await Promise.all([
      settleTurn(transaction, place, turn, settled, at),
      updateConversation(transaction, place, conversation, at),
      kept,
    ]);
    if (judged?.proposal && conversation.state.at !== 'handed-over')
      await insertProposal(transaction, { ...judged.proposal, ...place }, at);
    return { next: { turn, does: 'tell', row }, startAfterSeconds: null };
  }

  async function writeBeginning(
    transaction: Queryable,
    place: AssistantPlace,
    { conversation, effects, before }: Stepped,
    { input, messageId, timeoutMs = 0 }: Happening,
  ): Promise<Written> {
    if (conversation.turn === before.turn) return null;
    const at = new Date(clock.now());
    const { turn, state } = conversation;
    const isThinking = state.at === 'composing';
    const begun: NewTurn = {
      ...{ turn, messageId: messageId ?? null, status: isThinking ? 'thinking' : 'settled' },
      effects: isThinking ? [] : effects,
      outcome: isThinking ? null : input.kind,
      because: state.at === 'handed-over' ? state.because : null,
      ...{ startedAt: at, deadlineAt: new Date(at.getTime() + timeoutMs) },
    };
    const [row] = await Promise.all([
      insertTurn(transaction, place, begun),
      updateConversation(transaction, place, conversation, at),
      before.state.at === 'composing' && dropTurn(transaction, place, before.turn),
    ]);
    const startAfterSeconds = isThinking ? Math.ceil(timeoutMs / 1000) + graceSeconds : tellAfterSeconds;
    return { next: isThinking ? { turn, does: 'think' } : { turn, does: 'tell', row }, startAfterSeconds };
  }

  async function lockOrBegin(transaction: Queryable, place: AssistantPlace, isBeginning: boolean) {
    const known = await lockConversation(transaction, place);
    if (known || !isBeginning) return known;
    await insertConversation(transaction, place, newAssistantConversation, new Date(clock.now()));
    return lockConversation(transaction, place);
  }

  /** The turn of what was said later is for this as well, unless a person is asked for, or the like. */
  async function isTaken(transaction: Queryable, place: AssistantPlace, { messageId, input }: Happening) {
    const taken = messageId === undefined ? null : await takenOf(transaction, place, messageId);
    return taken === 'itself' || (taken === 'later' && thinksAbout.has(input.kind));
  }

  /** Also where both presses were heard in the same moment. */
  async function isAskedAlready(
    transaction: Queryable,
    place: Place,
    { conversation, changedAt }: LockedConversation,
    { input }: Happening,
  ): Promise<boolean> {
    const sinceMs = clock.now() - changedAt.getTime();
    return isSameWish(conversation, input, sinceMs) && owesPerson(transaction, place);
  }

  async function writeIn(transaction: Queryable, place: AssistantPlace, happening: Happening) {
    const locked = await lockOrBegin(transaction, place, happening.isBeginning ?? false);
    // In a statement after the lock, and so with all that was written by who had it before.
    if (!locked || (await isTaken(transaction, place, happening))) return null;
    if (await isAskedAlready(transaction, place, locked, happening)) return null;
    const language = place.language || locked.language;
    return write(transaction, { ...place, language }, locked.conversation, happening);
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
        const job: TurnJob = { shopId, conversationId, turn: next.turn };
        if (startAfterSeconds !== null)
          await jobs.enqueue(transaction, turnQueue, job, { startAfterSeconds });
        return next;
      });
    },

    /** Its server stops: what was thought by then is kept, and the next one goes on with it. */
    leave(place: AssistantPlace, turn: number, judged: (Judged & Kept) | null): Promise<void> {
      const { shopId, conversationId } = place;
      return database.tx(async (transaction) => {
        const isOpen = await withinShops(transaction, [shopId], async () => {
          const locked = await lockConversation(transaction, place);
          if (judged) await keepThought(transaction, place, turn, judged);
          return locked?.conversation.state.at === 'composing' && locked.conversation.turn === turn;
        });
        const job: TurnJob = { shopId, conversationId, turn, isLeft: true };
        const options = { startAfterSeconds: leftSeconds };
        if (isOpen) await jobs.enqueue(transaction, turnQueue, job, options);
      });
    },
  };
}
