import type { MessageMetadata } from '@shopbell/protocol';
import { type AssistantInput, timeoutOf } from '@shopbell/rules/assistant';
import { loadedLanguage } from '@shopbell/rules/language';
import type { Errand } from '../../feature/createErrands';
import type { Place } from '../conversations';
import type { HandedOver } from '../flows';
import type { App } from '../shops';
import type { AssistantService } from './AssistantService';
import { atMost } from './atMost';
import {
  type Asked,
  createHearing,
  type Heard,
  type HearingDependencies,
  withoutNotes,
} from './createHearing';
import { createThinking, type Prepared, type ThinkingDependencies, turnMessages } from './createThinking';
import {
  createTurns,
  type Happening,
  type Next,
  type TurnJob,
  type TurnsDependencies,
  turnQueue,
} from './createTurns';
import { Stopped } from './Engine';
import { findForgotten } from './findForgotten';
import { isSilent } from './isSilent';
import { type AssistantPlace, findTurn, isAtWork, type TurnRow } from './store';
import { createTell, type TellDependencies } from './tell';
import { wantsPerson } from './wantsPerson';

export interface AssistantDependencies
  extends ThinkingDependencies,
    TellDependencies,
    TurnsDependencies,
    HearingDependencies {
  readonly errand: Errand;
  readonly onFailure: (error: unknown) => void;
}

/**
 * chosen: of the database's ten lines, so many that people's work never waits for the assistant's. Nobody keeps a place
 * from one step to the next: with that, answers came twice as late and people waited longer (`bench/turns.mjs`). What
 * has been thought has places of its own, and so has who asks for a person: they wait for nobody's beginning.
 */
const [beginningMax, endingMax] = [2, 4];

/** chosen: a model to which nobody listens any more ends at once; nobody waits for what goes on. */
const leaveWithinMs = 2000;

interface Said extends Pick<Heard, 'message' | 'metadata'> {
  readonly visitor: AssistantPlace;
}

/** Answers first, where a chat wants that, until a person does. */
export function createAssistant(dependencies: AssistantDependencies) {
  const { database, jobs, clock, conversations, shops, onFailure, errand } = dependencies;
  /** Around what is read and written, never around what is thought, nor around itself. */
  const [inBeginning, inEnding] = [atMost(beginningMax), atMost(endingMax)];
  const stopping = new AbortController();
  const thinking = createThinking(dependencies, stopping.signal);
  const turns = createTurns(dependencies);
  const { tell, keepLate } = createTell(dependencies);
  /** How each of what is under way is left to who comes next. */
  const running = new Set<() => void>();
  const hearing = createHearing(dependencies);
  jobs.work<TurnJob>(turnQueue, (batch) => Promise.allSettled(batch.map(carryOn)));

  /** What was begun and never ended: its server has stopped, or its time is over. */
  async function carryOn(job: TurnJob): Promise<void> {
    // It is tried again, where somebody can go on with it.
    if (job.isLeft && stopping.signal.aborted) throw new Stopped('This server stops as well');
    const row = await findTurn(database.inShops([job.shopId]), job, job.turn);
    if (!row) return;
    if (row.status === 'thinking' && job.isLeft) errand(goOn(row));
    else if (row.status === 'thinking') await outOfTime(row, job.turn);
    else if (!row.isTold) await inEnding(() => tell(job));
  }

  async function end(place: AssistantPlace, happening: Happening): Promise<void> {
    const next = await inEnding(() => turns.happen(place, happening));
    await inEnding(() => finish(place, next));
  }

  async function finish(place: AssistantPlace, next: Next | null): Promise<void> {
    if (next?.does === 'tell') await tell({ ...place, turn: next.turn }, next.row);
    if (next?.does === 'keep-late') {
      const row = await findTurn(database.inShops([place.shopId]), place, next.turn);
      if (row) await keepLate(row);
    }
  }

  const outOfTime = (place: AssistantPlace, turn: number) =>
    end(place, { input: { kind: 'out-of-time', turn } });

  /** Counted by whoever has the turn, and so once: two servers may hear of it in the same moment. Null where nothing is left. */
  async function begin(asked: Asked, turn: number): Promise<Prepared | null> {
    const { shopId, conversationId } = asked.place;
    if ((await thinking.spend({ shopId, conversationId })) !== 'ok') return null;
    return prepare(asked, nameOf(asked.place, turn));
  }

  /** From what has been said by now: what was said later may have been heard first, and this turn is for both. */
  async function prepare(asked: Asked, seed: string): Promise<Prepared> {
    const { place, app, proven } = asked;
    const { conversationId } = place;
    const question = { app, conversationId, language: loadedLanguage(place.language), proven, seed };
    const { messages } = await conversations.before(place, {});
    return thinking.prepare({ ...question, messages: turnMessages(withoutNotes(asked, messages)) });
  }

  async function think(asked: Asked, turn: number, prepared: Promise<Prepared | null>): Promise<void> {
    const { place } = asked;
    const abort = new AbortController();
    const isLeft = () => abort.signal.reason instanceof Stopped;
    let leave = () => {};
    const left = new Promise<null>((done) => {
      leave = () => {
        abort.abort(new Stopped('This server stops'));
        setTimeout(done, leaveWithinMs, null).unref();
      };
    });
    running.add(leave);
    if (stopping.signal.aborted) leave();
    const timer = setTimeout(() => {
      abort.abort();
      void outOfTime(place, turn).catch(onFailure);
    }, leftMs(asked));
    try {
      const ready = await prepared;
      if (!ready) return await settle(asked, { kind: 'thought', turn, outcome: overBudget });
      const thought = await Promise.race([left, thinking.think(ready, abort.signal)]);
      if (thought === null || (isLeft() && thought.outcome.kind === 'failed'))
        await turns.leave(place, turn, thought);
      else await settle(asked, { kind: 'thought', turn, outcome: thought.outcome }, thought);
    } catch (error) {
      if (isLeft()) return await turns.leave(place, turn, null);
      if (!abort.signal.aborted) onFailure(error);
      await settle(asked, { kind: 'thought', turn, outcome: { kind: 'failed' } });
    } finally {
      clearTimeout(timer);
      running.delete(leave);
    }
  }

  /** The switch counts in the moment in which something would be said. */
  async function settle(
    { place, app: before }: Asked,
    input: AssistantInput,
    judged?: Happening['judged'],
  ): Promise<void> {
    const app = await shops.findApp({ id: before.id });
    if (isSilent(app ?? before)) await end(place, { input: { kind: 'silenced' } });
    await end(place, { input, ...(judged && { judged }) });
  }

  async function said(appId: number, all: readonly Said[]): Promise<void> {
    const app = await shops.findApp({ id: appId });
    if (!app?.settings.automation.aiAgent.enabled) return;
    for (const { visitor, message, metadata } of all) {
      if (!isForAssistant(app, metadata)) continue;
      const { shopId, conversationId, language } = visitor;
      errand(take({ app, place: { shopId, appId, conversationId, language }, message, metadata }));
    }
  }

  /** What a flow hands over is a question of the shopper, where the chat wants that (AI-07). */
  async function flowEnded({ message, ...place }: HandedOver): Promise<void> {
    const app = await shops.findApp({ id: place.appId });
    const { automation, featureFlags } = app?.settings ?? {};
    if (app && automation?.aiAgent.enabled && featureFlags?.aiOnFlows)
      await take({ app, place, message, metadata: {} });
  }

  /** Whatever of it a server has not come to hear: while there is time it is answered, and then a person does. */
  async function takeForgotten(): Promise<void> {
    for (const { messageId, metadata, ...place } of await findForgotten(database, clock.now())) {
      const asked = await hearing.again(place, messageId, metadata);
      if (asked && isForAssistant(asked.app, metadata)) errand(take(asked, asked.heardMs));
    }
  }

  /** What another server was thinking about when it was stopped: counted already, and answered in the time that is left. */
  async function goOn(row: TurnRow): Promise<void> {
    const asked = row.messageId === null ? null : await hearing.again(row, row.messageId);
    if (!asked || leftMs(asked) === 0) return outOfTime(row, row.turn);
    if (isSilent(asked.app)) return end(row, { input: { kind: 'silenced' } });
    conversations.typed(row.shopId, row.conversationId, 'agent', true);
    await think(
      asked,
      row.turn,
      inBeginning(() => prepare(asked, nameOf(row, row.turn))),
    );
  }

  async function take(heard: Heard, heardMs = performance.now()): Promise<void> {
    const { place, message } = heard;
    const isForPerson = wantsPerson(heard);
    const inTurn = isForPerson ? inEnding : inBeginning;
    const happened = await inTurn(() => hearing.hear(heard, { heardMs, isForPerson }));
    if (!happened) return;
    const { asked, input } = happened;
    const next = await inTurn(() =>
      turns.happen(place, { input, messageId: message.id, isBeginning: true, timeoutMs: leftMs(asked) }),
    );
    if (next?.does !== 'think') return inEnding(() => finish(place, next));
    conversations.typed(place.shopId, place.conversationId, 'agent', true);
    await think(
      asked,
      next.turn,
      inBeginning(() => begin(asked, next.turn)),
    );
  }

  async function personSpoke(place: Place): Promise<void> {
    const scope = database.inShops([place.shopId]);
    if (!(await isAtWork(scope, place))) return;
    const appId = await conversations.appOf(place);
    if (appId === null) return;
    // Who takes over waits for nothing of what the assistant does. Its language is written down already.
    const whole = { ...place, appId, language: '' };
    await finish(whole, await turns.happen(whole, { input: { kind: 'agent-spoke' } }));
  }

  const { tryOut, useGuidance, useEngine, usePolicy, useSelling, useBudget, policyOf } = thinking;
  const service: AssistantService = { tryOut, useGuidance, useEngine, usePolicy, useSelling, useBudget };
  return {
    service,
    policyOf,
    said,
    flowEnded,
    personSpoke,
    carryOn,
    takeForgotten,
    stop() {
      stopping.abort(new Stopped('This server stops'));
      for (const leave of running) leave();
    },
  };
}

/** What is asked for in the portal is somebody's to decide (AI-08). */
const isForAssistant = ({ settings: { featureFlags } }: App, { selfServiceFlow }: MessageMetadata): boolean =>
  !selfServiceFlow || featureFlags.aiOnOrderManagement === true;

const overBudget = { kind: 'hand-over', because: 'budget-spent' } as const;

const leftMs = ({ app, heardMs }: Asked): number =>
  Math.max(0, timeoutOf(app.settings.automation.aiAgent.timeoutMs) - (performance.now() - heardMs));

const nameOf = ({ conversationId }: Place, turn: number): string => `${conversationId} ${turn}`;
