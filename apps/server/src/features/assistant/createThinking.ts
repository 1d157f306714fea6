import type { AssistantPolicy, Message, Order } from '@shopbell/protocol';
import { asksForPerson } from '@shopbell/rules/asking-for-a-person';
import { noPolicy } from '@shopbell/rules/assistant-policy';
import type { RefusedSentence } from '@shopbell/rules/grounding';
import { namesTopic } from '@shopbell/rules/guidance';
import { type Language, loadedLanguage } from '@shopbell/rules/language';
import { discountsWithin, noSelling } from '@shopbell/rules/selling';
import { mayAssistantSell } from '@shopbell/rules/tracking';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Log } from '../../platform/log';
import { type CommerceService, createCodeCheck } from '../commerce';
import type { ProvenCustomer } from '../identity';
import type { App, Shops } from '../shops';
import type {
  PickEngine,
  ReadGuidance,
  ReadPolicy,
  ReadSelling,
  Spend,
  TriedOut,
  TriedQuestion,
} from './AssistantService';
import { createBuiltIn } from './builtIn';
import { createTools, type Seen, type ToolsDependencies } from './createTools';
import type { Engine, Guidance, Looked, Thought, Turn, TurnMessage } from './Engine';
import { isReducedIn } from './isReducedIn';
import type { Judged } from './Judged';
import { judgeThought } from './judgeThought';
import { sampleOrders } from './sampleOrders';
import { discountIn } from './selling';
import { traced } from './traced';
import { withinPolicy } from './withinPolicy';

export interface ThinkingDependencies extends ToolsDependencies {
  readonly clock: Clock;
  readonly shops: Shops;
  readonly commerce: Pick<CommerceService, 'platformOf'>;
  readonly log: Log;
  readonly ownAddress: () => string;
}

export interface Question {
  readonly app: App;
  readonly conversationId: string | null;
  readonly language: Language;
  readonly messages: readonly TurnMessage[];
  readonly proven: ProvenCustomer | null;
  readonly guidance?: Guidance | undefined;
  readonly samples?: readonly Order[] | undefined;
  /** The same for the same turn. */
  readonly seed: string;
}

export interface Thinking extends Judged {
  readonly thought: Thought;
  readonly refused: readonly RefusedSentence[];
  readonly engine: Engine['name'];
  readonly guidanceVersion: number;
  readonly latencyMs: number;
}

/** A question with all that is known before anybody thinks. */
export interface Prepared {
  readonly question: Question;
  readonly engine: Engine;
  readonly seen: Seen;
  readonly turn: Turn;
  readonly policy: AssistantPolicy;
}

const noGuidance: Guidance = { version: 0, tone: '', texts: [], handOverTopics: [] };
/** chosen: what was said before is not what is asked now. */
const messagesMax = 30;

/** Lets an engine think, and holds what it wants against what is known. Nothing is changed by it. */
export function createThinking(dependencies: ThinkingDependencies, stopping: AbortSignal) {
  const { clock, shops, catalogue, ownAddress } = dependencies;
  const toolsFor = createTools(dependencies);
  const builtIn = createBuiltIn((id) => shops.findApp({ id }));
  let readGuidance: ReadGuidance = async () => noGuidance;
  let pickEngine: PickEngine = async () => null;
  let readPolicy: ReadPolicy = async () => noPolicy;
  let readSelling: ReadSelling = async () => noSelling;
  let spend: Spend = async () => 'ok';
  const isCodeTaken = createCodeCheck(dependencies);

  /** All that is known before anybody thinks. */
  async function prepare(question: Question): Promise<Prepared> {
    const { app, conversationId, language, messages, proven, guidance: given, samples } = question;
    const { shopId, id: appId } = app;
    const guidance = given ?? (await readGuidance(shopId));
    const engine = (await pickEngine(shopId)) ?? builtIn;
    const maySell = mayAssistantSell(app.settings);
    const discounts = maySell ? discountsWithin(await readSelling(shopId)) : [];
    const seen = toolsFor({ shopId, conversationId, language, proven, maySell, samples });
    const isSignedIn = await seen.isSignedIn();
    const turn = {
      ...{ shopId, appId, conversationId: conversationId ?? '', language, guidance, isSignedIn, maySell },
      ...{ discounts, messages: messages.slice(-messagesMax) },
    };
    return { question, engine, seen, turn, policy: await readPolicy(shopId) };
  }

  async function areReducedIn({ draft }: Thought, { seen, policy, turn: { shopId } }: Prepared) {
    const order = draft.kind === 'propose' && seen.orders.get(draft.proposal.orderId);
    const find = (ids: readonly string[]) => catalogue(shopId, { ids }, ids.length);
    return order ? isReducedIn(draft.proposal, order, policy, find) : [];
  }

  async function think(prepared: Prepared, signal: AbortSignal): Promise<Thinking> {
    const { engine, seen, turn, policy } = prepared;
    const { app, language, seed } = prepared.question;
    const { shopId } = app;
    const beganAt = performance.now();
    const looked: Looked[] = [];
    const tools = traced(seen.tools, (each) => looked.push(each));
    const { guidance, discounts, isSignedIn } = turn;
    const thought = isLeftToPeople(turn)
      ? unasked('topic')
      : withinPolicy({ ...(await engine.think(turn, tools, signal)), looked }, policy);
    const hosts = [...app.domains, new URL(ownAddress()).host];
    const nowMs = clock.now();
    const discount = await discountIn(thought, discounts, (code) => isCodeTaken(shopId, code));
    const said = turn.messages.filter(({ from }) => from === 'shopper').map(({ text }) => text);
    const judged = judgeThought(thought, {
      ...{ app, language, seen, hosts, isSignedIn, nowMs, seed, discount, said, policy },
      areReduced: await areReducedIn(thought, prepared),
    });
    const latencyMs = performance.now() - beganAt;
    return { ...judged, thought, engine: engine.name, guidanceVersion: guidance.version, latencyMs };
  }

  return {
    prepare,
    think,
    policyOf: (shopId: number): Promise<AssistantPolicy> => readPolicy(shopId),
    useGuidance: (read: ReadGuidance): void => {
      readGuidance = read;
    },
    useEngine: (pick: PickEngine): void => {
      pickEngine = pick;
    },
    usePolicy: (read: ReadPolicy): void => {
      readPolicy = read;
    },
    useSelling: (read: ReadSelling): void => {
      readSelling = read;
    },

    spend: (turn: Parameters<Spend>[0]) => spend(turn),

    useBudget: (given: Spend): void => {
      spend = given;
    },

    async tryOut(shopId: number, appId: number, tried: TriedQuestion): Promise<TriedOut> {
      const app = await shops.findApp({ id: appId });
      if (app?.shopId !== shopId) throw new ProblemError('unknown-app');
      const language = loadedLanguage(tried.language);
      const { messages, guidance } = tried;
      const asked = messages.findLast(({ from }) => from === 'shopper')?.text ?? '';
      if (asksForPerson(asked, language)) return handedOverUnasked;
      const samples = tried.hasSampleOrders ? sampleOrders(clock.now()) : undefined;
      const known = { conversationId: null, proven: null, guidance, samples };
      const question = { app, language, messages, ...known, seed: '' };
      const signal = AbortSignal.any([AbortSignal.timeout(60_000), stopping]);
      const prepared = await prepare(question);
      const isPaid = prepared.engine.name === 'model' && !isLeftToPeople(prepared.turn);
      const spending = isPaid ? await spend({ shopId, conversationId: null }) : 'ok';
      if (spending !== 'ok')
        throw new ProblemError(spending === 'spent' ? 'assistant-budget-spent' : 'assistant-tries-spent');
      const { thought, outcome, words, refused, latencyMs } = await think(prepared, signal);
      return {
        ...{ thought, verdict: outcome.kind, refused, ms: Math.round(latencyMs) },
        because: 'because' in outcome ? outcome.because : null,
        ...{ text: words?.text ?? '', sources: words?.sources ?? [], cards: words?.cards ?? [] },
        proposal: words?.proposal ?? null,
      };
    },
  };
}

/** What is decided before anybody thinks. */
const unasked = (because: string): Thought => ({
  draft: { kind: 'hand-over', because },
  ...{ facts: [], steps: [], model: '', promptVersion: '', tokens: { in: 0, out: 0 } },
});

/** Who asks for a person gets one. */
const handedOverUnasked: TriedOut = {
  thought: unasked('asked-for-person'),
  ...{ verdict: 'hand-over', because: 'asked-for-person', refused: [], ms: 0 },
  ...{ text: '', sources: [], cards: [], proposal: null },
};

/** The owner's topics are not left to an engine, which may be talked out of them. */
function isLeftToPeople({ messages, guidance }: Turn): boolean {
  const asked = messages.findLast(({ from }) => from === 'shopper')?.text ?? '';
  return namesTopic(asked, guidance.handOverTopics);
}

/** As an engine reads them: signals and what has no words are left out. */
export const turnMessages = (messages: readonly Message[]): TurnMessage[] =>
  messages
    .filter(({ kind = 'message', content }) => kind === 'message' && content.text.trim() !== '')
    .map(({ fromAgent, senderInfo, content, createdDatetime }) => ({
      from: fromAgent ? (senderInfo?.isBot ? 'assistant' : 'agent') : 'shopper',
      ...{ text: content.text, at: new Date(createdDatetime) },
    }));
