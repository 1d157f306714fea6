import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FlowAnswer, FlowContent, FlowExecution } from '@shopbell/protocol';
import { type Advanced, advance, back, begin, type FlowLibrary, promptOf } from '@shopbell/rules/flows';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import type { Jobs } from '../../platform/jobs';
import type { App } from '../shops';
import type { ReadAnswer } from './answers';
import type { Effects } from './effects';
import {
  type Execution,
  findByKey,
  findExecution,
  insertExecution,
  insertSteps,
  markFailed,
  moveExecution,
} from './executionStore';
import { pinsOf } from './pins';
import { findFlow, readPinned, readPublished } from './store';
import type { Tell } from './tell';

export interface EngineDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly secret: string;
  readonly effects: Effects;
  readonly readAnswer: ReadAnswer;
  readonly tell: Tell;
  readonly onFailure: (error: unknown) => void;
}

export interface Start {
  readonly app: App;
  readonly conversationId: string;
  readonly flowId: string;
  readonly key: string;
  readonly language: string;
  readonly isPreview: boolean;
  /** As it is saved, whether that is published or not. */
  readonly isDraft: boolean;
}

export interface Seen {
  readonly shopId: number;
  readonly id: string;
  readonly accessToken: string;
  /** Who asks; an execution is of the conversation in which it began. */
  readonly conversationId: string;
  readonly revision: number;
}

const flowQueue = 'flows';
/** chosen: the page goes on at once as a rule; the job is for what ended in between. */
const soonSeconds = 15;
/** Effects that follow each other without a word of the shopper; more wait for the next question. */
const effectsAtOnce = 10;

export type Engine = ReturnType<typeof createEngine>;

/** Leads shoppers through flows. Where they are stands in one row; whoever answers what is not asked any more changes nothing. */
export function createEngine(dependencies: EngineDependencies) {
  const { database, clock, jobs, secret, effects, readAnswer, tell, onFailure } = dependencies;
  const inShop = (shopId: number) => database.inShops([shopId]);
  const tokenOf = (id: string) =>
    createHmac('sha256', `flow-execution ${secret}`).update(id).digest('base64url');
  jobs.work<{ shopId: number; id: string }>(flowQueue, (batch) => Promise.allSettled(batch.map(carryOn)));

  async function libraryOf({ shopId, pins }: Pick<Execution, 'shopId' | 'pins'>): Promise<FlowLibrary> {
    const contents = await readPinned(inShop(shopId), shopId, pins);
    return (flowId) => contents.get(flowId) ?? null;
  }

  async function shown(execution: Execution, library: FlowLibrary): Promise<FlowExecution> {
    const { id, state, revision, isPreview, flowId, label } = execution;
    return {
      flow: { flowId, flowLabel: label },
      ...{ executionId: id, accessToken: tokenOf(id), previewMode: isPreview, revision },
      canGoBack: state.status === 'waiting' && state.past.length > 0,
      ...{ messages: [...state.messages], status: state.status },
      prompt: promptOf(library, state, clock.now()),
    };
  }

  /** With the job that goes on, should nobody be here any more to do so. */
  function write(
    { shopId }: Pick<Execution, 'shopId'>,
    { state, visited }: Advanced,
    store: (transaction: Queryable, at: Date) => Promise<Execution | null>,
  ): Promise<Execution | null> {
    return database.tx(async (transaction) => {
      const at = new Date(clock.now());
      const written = await withinShops(transaction, [shopId], async () => {
        const stored = await store(transaction, at);
        if (stored) await insertSteps(transaction, stored, visited, at);
        return stored;
      });
      if (written && state.status !== 'waiting')
        await jobs.enqueue(
          transaction,
          flowQueue,
          { shopId, id: written.id },
          { startAfterSeconds: soonSeconds },
        );
      return written;
    });
  }

  const move = (before: Execution, advanced: Advanced, customerId?: number, failed: string | null = null) =>
    write(before, advanced, async (transaction, at) => {
      const change = { state: advanced.state, ...(customerId && { customerId }) };
      const moved = await moveExecution(transaction, before, change, at);
      if (moved && failed !== null) await markFailed(transaction, moved, failed);
      return moved;
    });

  /** What is to be done is done, as far as that is known; then the conversation hears of what is over. */
  async function settle(execution: Execution, library: FlowLibrary): Promise<Execution> {
    let current = execution;
    for (let count = 0; count < effectsAtOnce && current.state.status === 'working'; count += 1) {
      const outcome = await effects(current);
      if (!outcome) return current;
      const { because = null, ...became } = outcome;
      const advanced = advance(library, current.state, { kind: 'done', ...became }, clock.now());
      const moved = await move(current, advanced, undefined, became.isGood ? null : because);
      if (!moved) return (await findExecution(inShop(current.shopId), current.shopId, current.id)) ?? current;
      current = moved;
    }
    // The job tells it if this does not.
    if (current.state.status !== 'waiting') await tell(current).catch(onFailure);
    return current;
  }

  /** For who has ended in the middle. Fails if it should be tried again. */
  async function carryOn({ shopId, id }: { readonly shopId: number; readonly id: string }): Promise<void> {
    const execution = await findExecution(inShop(shopId), shopId, id);
    if (!execution) return;
    if (execution.state.status !== 'working') return tell(execution);
    const after = await settle(execution, await libraryOf(execution));
    if (after.state.status === 'working') throw new Error('What a flow waits for is not done yet');
  }

  async function open({
    shopId,
    id,
    accessToken,
    conversationId,
  }: Omit<Seen, 'revision'>): Promise<Outcome<Execution>> {
    const [given, own] = [Buffer.from(accessToken), Buffer.from(tokenOf(id))];
    const isOwn = given.length === own.length && timingSafeEqual(given, own);
    const execution = isOwn ? await findExecution(inShop(shopId), shopId, id) : null;
    return execution?.conversationId === conversationId ? done(execution) : refused('not-found');
  }

  async function again(start: Start): Promise<Outcome<FlowExecution>> {
    const { shopId } = start.app;
    const known = await findByKey(inShop(shopId), shopId, start.key);
    const isSame = known?.conversationId === start.conversationId && known.flowId === start.flowId;
    if (!known || !isSame) return refused('key-used');
    return done(await shown(known, await libraryOf(known)));
  }

  /** What the shopper did, at the place that they have seen. */
  async function go(
    seen: Seen,
    step: (
      execution: Execution,
      library: FlowLibrary,
    ) => Promise<Outcome<{ advanced: Advanced; customerId?: number }>>,
  ): Promise<Outcome<FlowExecution>> {
    const opened = await open(seen);
    if (!opened.isDone) return opened;
    const execution = opened.value;
    const library = await libraryOf(execution);
    if (execution.state.status === 'working')
      return done(await shown(await settle(execution, library), library));
    if (execution.revision !== seen.revision) return done(await shown(execution, library));
    const stepped = await step(execution, library);
    if (!stepped.isDone) return stepped;
    const { advanced, customerId } = stepped.value;
    if (advanced.isWrong) return refused('wrong-answer');
    if (advanced.state === execution.state) return done(await shown(execution, library));
    const moved = await move(execution, advanced, customerId);
    const current = moved
      ? await settle(moved, library)
      : await findExecution(inShop(seen.shopId), seen.shopId, seen.id);
    return current ? done(await shown(current, library)) : refused('not-found');
  }

  return {
    carryOn,

    async start(start: Start): Promise<Outcome<FlowExecution>> {
      const { app, flowId, key, conversationId, language, isPreview } = start;
      const { shopId, id: appId } = app;
      if (await findByKey(inShop(shopId), shopId, key)) return again(start);
      const byId = new Map((await readPublished(inShop(shopId), shopId)).map((each) => [each.id, each]));
      const draft = start.isDraft ? await findFlow(inShop(shopId), shopId, flowId) : null;
      // A newer program may have written it: what this one does not know, it hands over.
      if (draft) byId.set(flowId, { ...draft, content: draft.content as FlowContent });
      const flow = byId.get(flowId);
      if (!flow) return refused('not-found');
      const library: FlowLibrary = (id) => byId.get(id)?.content ?? null;
      const facts = { language, shop_name: app.name };
      const begun = begin(library, flowId, facts, clock.now());
      const written = await write({ shopId }, begun, (transaction, at) =>
        insertExecution(
          transaction,
          {
            ...{ id: randomUUID(), shopId, appId, conversationId, flowId, pins: pinsOf(flowId, byId), key },
            ...{ label: flow.content.name, language, isPreview, state: begun.state },
          },
          at,
        ),
      );
      if (!written) return again(start);
      return done(await shown(await settle(written, library), library));
    },

    async look(seen: Omit<Seen, 'revision'>): Promise<Outcome<FlowExecution>> {
      const opened = await open(seen);
      if (!opened.isDone) return opened;
      const library = await libraryOf(opened.value);
      return done(await shown(await settle(opened.value, library), library));
    },

    advance: (seen: Seen, app: App, answer: FlowAnswer): Promise<Outcome<FlowExecution>> =>
      go(seen, async (execution, library) => {
        const read = await readAnswer(execution, app, answer);
        if (!read.isDone) return read;
        const { input, customerId } = read.value;
        return done({
          advanced: advance(library, execution.state, input, clock.now()),
          ...(customerId && { customerId }),
        });
      }),

    back: (seen: Seen): Promise<Outcome<FlowExecution>> =>
      go(seen, async ({ state }, library) => done({ advanced: back(library, state, clock.now()) })),

    /** Only where it is tried out: a shopper would do everything twice. */
    reset: (seen: Seen): Promise<Outcome<FlowExecution>> =>
      go(seen, async ({ isPreview, flowId, language }, library) =>
        isPreview
          ? done({ advanced: begin(library, flowId, { language }, clock.now()) })
          : refused('forbidden'),
      ),
  };
}
