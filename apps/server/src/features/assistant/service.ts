import type { Message, MessageMetadata } from '@shopbell/protocol';
import { asksForPerson } from '@shopbell/rules/asking-for-a-person';
import { type AssistantInput, timeoutOf } from '@shopbell/rules/assistant';
import { loadedLanguage } from '@shopbell/rules/language';
import type { Place } from '../conversations';
import type { HandedOver } from '../flows';
import type { IdentityService, ProvenCustomer } from '../identity';
import { provenKeyOf } from '../orders';
import { type App, textsOfApp } from '../shops';
import type { AssistantService, Spend } from './AssistantService';
import { atMost } from './atMost';
import { createThinking, type ThinkingDependencies, turnMessages } from './createThinking';
import { createTurns, type Next, type TurnsDependencies, turnQueue } from './createTurns';
import { type AssistantPlace, findTurn, isAtWork } from './store';
import { createTell, type TellDependencies } from './tell';

export interface AssistantDependencies extends ThinkingDependencies, TellDependencies, TurnsDependencies {
  readonly identity: IdentityService;
  readonly onFailure: (error: unknown) => void;
}

/** chosen: a day later it is a new question (AI-05). */
const restartMs = 24 * 60 * 60_000;
/**
 * chosen: of the database's ten lines, so many that people's work never waits for the assistant's. What has been thought
 * has places of its own, so that whoever waits for an answer does not wait for those who only begin to ask.
 */
const [beginningMax, endingMax] = [3, 3];

interface Asked {
  readonly place: AssistantPlace;
  readonly app: App;
  readonly message: Message;
  /** What was said before it, and it itself unless it only answers a question of ours. */
  readonly messages: readonly Message[];
  readonly proven: ProvenCustomer | null;
}

/** Answers first, where a chat wants that, until a person does. */
export function createAssistant(dependencies: AssistantDependencies) {
  const { database, clock, jobs, conversations, identity, shops, visitors, onFailure } = dependencies;
  /** Around what is read and written, never around what is thought, nor around itself. */
  const [inBeginning, inEnding] = [atMost(beginningMax), atMost(endingMax)];
  const thinking = createThinking(dependencies, inBeginning);
  const turns = createTurns(dependencies);
  const { tell, keepLate } = createTell(dependencies);
  const end = (...given: Parameters<typeof turns.happen>) => inEnding(() => turns.happen(...given));
  const running = new Map<string, AbortController>();
  const stopped = new Set<string>();
  let spend: Spend = async () => 'ok';
  jobs.work<Place & { turn: number }>(turnQueue, (batch) => Promise.allSettled(batch.map(carryOn)));

  /** What was begun and never ended: its server has stopped, or its time is over. */
  async function carryOn(job: Place & { readonly turn: number }): Promise<void> {
    const row = await findTurn(database.inShops([job.shopId]), job, job.turn);
    if (!row) return;
    if (row.status === 'thinking') await outOfTime(row, job.turn);
    else await inEnding(() => tell(job));
  }

  async function go(place: AssistantPlace, next: Next | null, asked: Asked | null): Promise<void> {
    if (next?.does === 'tell') await inEnding(() => tell({ ...place, turn: next.turn }, next.row));
    if (next?.does === 'think' && asked) {
      conversations.typed(place.shopId, place.conversationId, 'agent', true);
      await think(asked, next.turn);
    }
    if (next?.does === 'keep-late') {
      const row = await findTurn(database.inShops([place.shopId]), place, next.turn);
      if (row) await keepLate(row);
    }
  }

  async function outOfTime(place: AssistantPlace, turn: number): Promise<void> {
    await go(place, await end(place, { input: { kind: 'out-of-time', turn } }), null);
  }

  async function think(asked: Asked, turn: number): Promise<void> {
    const { place, app, messages, proven } = asked;
    const name = `${place.conversationId} ${turn}`;
    const abort = new AbortController();
    running.set(name, abort);
    const timer = setTimeout(() => {
      abort.abort();
      void outOfTime(place, turn).catch(onFailure);
    }, timeoutOf(app.settings.automation.aiAgent.timeoutMs));
    try {
      const { conversationId } = place;
      const question = { app, conversationId, language: loadedLanguage(place.language), proven };
      const thought = await thinking.think(
        { ...question, messages: turnMessages(messages), seed: name },
        abort.signal,
      );
      await settle(asked, { kind: 'thought', turn, outcome: thought.outcome }, thought);
    } catch (error) {
      if (stopped.has(name)) return;
      if (!abort.signal.aborted) onFailure(error);
      await settle(asked, { kind: 'thought', turn, outcome: { kind: 'failed' } });
    } finally {
      clearTimeout(timer);
      running.delete(name);
      stopped.delete(name);
    }
  }
  /** The switch counts in the moment in which something would be said. */
  async function settle(
    { place, app: before }: Asked,
    input: AssistantInput,
    judged?: Parameters<typeof turns.happen>[1]['judged'],
  ): Promise<void> {
    const app = await shops.findApp({ id: before.id });
    const { enabled, isSilenced } = (app ?? before).settings.automation.aiAgent;
    if (!enabled || isSilenced) await go(place, await end(place, { input: { kind: 'silenced' } }), null);
    await go(place, await end(place, { input, ...(judged && { judged }) }), null);
  }

  async function inputOf(
    { place, app, message, proven }: Asked,
    metadata: MessageMetadata,
  ): Promise<AssistantInput> {
    const { isSilenced } = app.settings.automation.aiAgent;
    const at = clock.now();
    const text = message.content.text.trim();
    const { texts } = textsOfApp(app, loadedLanguage(place.language));
    if (isSilenced) return { kind: 'silenced' };
    if (asksForPerson(text, place.language)) return { kind: 'asked-for-person' };
    if (metadata.ai_agent_message_type === 'customer_authentication_failed')
      return { kind: 'sign-in-failed' };
    if (metadata.ai_agent_message_type === 'customer_authentication_success')
      return { kind: (await isKnown(place, proven)) ? 'signed-in' : 'said', at };
    if (text === texts.aiAgentSolvedYes || text === texts.aiAgentSolvedNo)
      return { kind: 'confirmed', isYes: text === texts.aiAgentSolvedYes, at };
    if ((await spend({ shopId: place.shopId, conversationId: place.conversationId })) === 'spent')
      return { kind: 'budget-spent' };
    return { kind: 'said', at };
  }

  const isKnown = async (place: Place, proven: ProvenCustomer | null) =>
    proven !== null || provenKeyOf(await visitors.find(place)) !== null;

  async function provenBy({ idToken }: MessageMetadata, shopId: number): Promise<ProvenCustomer | null> {
    if (!idToken) return null;
    const proven = (await identity.tokens.readAccess(idToken)) ?? (await identity.tokens.readProof(idToken));
    return proven?.shopId === shopId ? proven : null;
  }

  async function said(visitor: AssistantPlace, message: Message, metadata: MessageMetadata): Promise<void> {
    const app = await shops.findApp({ id: visitor.appId });
    if (!app?.settings.automation.aiAgent.enabled) return;
    // What is asked for in the portal is somebody's to decide (AI-08).
    if (metadata.selfServiceFlow && !app.settings.featureFlags.aiOnOrderManagement) return;
    const { shopId, appId, conversationId, language } = visitor;
    await take(app, { shopId, appId, conversationId, language }, message, metadata);
  }

  /** What a flow hands over is a question of the shopper, where the chat wants that (AI-07). */
  async function flowEnded({ message, ...place }: HandedOver): Promise<void> {
    const app = await shops.findApp({ id: place.appId });
    const { automation, featureFlags } = app?.settings ?? {};
    if (app && automation?.aiAgent.enabled && featureFlags?.aiOnFlows) await take(app, place, message, {});
  }

  async function hear(app: App, place: AssistantPlace, message: Message, metadata: MessageMetadata) {
    const { messages } = await conversations.before(place, {});
    const earlier = messages.filter(({ id, kind }) => id < message.id && kind !== 'signal').at(-1);
    const isNew =
      !earlier || Date.parse(message.createdDatetime) - Date.parse(earlier.createdDatetime) >= restartMs;
    const isTaken = messages.some(
      ({ fromAgent, senderInfo, id }) => fromAgent && !senderInfo?.isBot && id < message.id,
    );
    const isAnswer = metadata.ai_agent_message_type === 'customer_authentication_success';
    const asked: Asked = {
      ...{ place, app, message, proven: await provenBy(metadata, place.shopId) },
      messages: isAnswer ? messages.filter(({ id }) => id !== message.id) : messages,
    };
    const given = await inputOf(asked, metadata);
    const input = given.kind === 'said' && isNew ? ({ ...given, kind: 'restarted' } as const) : given;
    return { asked, input, isBeginning: isNew || !isTaken };
  }

  async function take(
    app: App,
    place: AssistantPlace,
    message: Message,
    metadata: MessageMetadata,
  ): Promise<void> {
    const { asked, input, isBeginning } = await inBeginning(() => hear(app, place, message, metadata));
    const next = await inBeginning(() =>
      turns.happen(place, {
        ...{ input, messageId: message.id, isBeginning },
        timeoutMs: timeoutOf(app.settings.automation.aiAgent.timeoutMs),
      }),
    );
    await go(place, next, asked);
  }

  async function personSpoke(place: Place): Promise<void> {
    const scope = database.inShops([place.shopId]);
    if (!(await isAtWork(scope, place))) return;
    const appId = await conversations.appOf(place);
    if (appId === null) return;
    // Who takes over waits for nothing of what the assistant does. Its language is written down already.
    const whole = { ...place, appId, language: '' };
    await go(whole, await turns.happen(whole, { input: { kind: 'agent-spoke' } }), null);
  }

  const service: AssistantService = {
    tryOut: thinking.tryOut,
    useGuidance: thinking.useGuidance,
    useEngine: thinking.useEngine,
    usePolicy: thinking.usePolicy,
    useSelling: thinking.useSelling,
    useBudget: (given) => {
      spend = given;
    },
  };
  return {
    service,
    said,
    flowEnded,
    personSpoke,
    carryOn,
    /** What is under way is left to who comes next. */
    stop() {
      for (const [name, abort] of running) {
        stopped.add(name);
        abort.abort();
      }
    },
  };
}
