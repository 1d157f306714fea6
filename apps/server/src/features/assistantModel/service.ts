import type {
  AssistantBudget,
  AssistantModelState,
  AssistantPolicy,
  AssistantSelling,
  NewAssistantModel,
} from '@shopbell/protocol';
import { costMicrosOf, isMoneySpent, triesADay, usualBudget } from '@shopbell/rules/assistant-budget';
import { noPolicy } from '@shopbell/rules/assistant-policy';
import { noSelling } from '@shopbell/rules/selling';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { Credentials } from '../../platform/credentials';
import type { Database } from '../../platform/db';
import type { Outgoing } from '../../platform/outgoing';
import type { Engine, Spend, Thought, Turn } from '../assistant';
import { createAskTogether } from '../shops';
import type { VisitorsService } from '../visitors';
import type { ModelPlace } from './askModel';
import { createCountSpent } from './countSpent';
import { createEngines } from './createEngines';
import { createModelEngine } from './createModelEngine';
import { addSpent, findModel, findSpent, keepModel, type ModelRow, type Spent, takeTry } from './store';

export interface ModelsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly outgoing: Outgoing;
  readonly credentials: Credentials | null;
  readonly attempts: Attempts;
  readonly visitors: VisitorsService;
  readonly onFailure: (error: unknown) => void;
  /** The installation's own, for all shops. */
  readonly model?: ModelPlace | null | undefined;
}

export type Models = ReturnType<typeof createModels>;

const dayMs = 24 * 60 * 60_000;
const cannotKeep = 'CREDENTIAL_KEYS is not set: a key would lie open in the database.';
/** chosen: one turn asks four times within it, and nobody notices that another server's change counts so much later. */
const recentMs = 250;
const ownerOf = (shopId: number): string => `assistant model ${shopId}`;

/** Which model thinks for a shop, and what it may cost. */
export function createModels(dependencies: ModelsDependencies) {
  const {
    database,
    clock,
    outgoing,
    credentials,
    attempts,
    visitors,
    onFailure,
    model: installed = null,
  } = dependencies;
  const inShop = (shopId: number) => database.inShops([shopId]);
  const engineAt = createEngines((place) => createModelEngine({ outgoing, place, onFailure }));
  const spentTogether = createAskTogether<Spent>();
  const countSpent = createCountSpent((of, spent) => addSpent(inShop(of.shopId), of, spent));
  const recent = new Map<number, { readonly row: Promise<ModelRow | null>; readonly untilMs: number }>();
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);

  /** What the owner has chosen. */
  function chosen(shopId: number): Promise<ModelRow | null> {
    const known = recent.get(shopId);
    if (known && known.untilMs > performance.now()) return known.row;
    const row = findModel(inShop(shopId), shopId);
    recent.set(shopId, { row, untilMs: performance.now() + recentMs });
    row.catch(() => recent.delete(shopId));
    return row;
  }

  async function keep(shopId: number, change: Parameters<typeof keepModel>[2]): Promise<void> {
    await keepModel(inShop(shopId), shopId, change, new Date(clock.now()));
    recent.delete(shopId);
  }

  /** Its own where it has one that can be opened; otherwise the installation's. */
  function placeOf(shopId: number, row: ModelRow | null): ModelPlace | null {
    if (!row?.baseUrl || !row.model) return installed;
    if (row.sealedKey === null) return { baseUrl: row.baseUrl, apiKey: null, model: row.model };
    const opened = credentials?.open(ownerOf(shopId), row.sealedKey);
    // Without its key it is nobody's to ask, and the installation's is not what the owner chose.
    return opened ? { baseUrl: row.baseUrl, apiKey: opened.secret, model: row.model } : null;
  }

  async function spentBy({ shopId, conversationId }: Turn, thought: Thought, budget: AssistantBudget) {
    const { tokens } = thought;
    const triedTokens = conversationId === '' ? tokens.in + tokens.out : 0;
    const costMicros = costMicrosOf(tokens, budget);
    const spent = { turns: 0, tokensIn: tokens.in, tokensOut: tokens.out, costMicros, triedTokens };
    await countSpent({ shopId, day: today() }, spent);
    return { ...thought, costMicros };
  }

  async function pick(shopId: number): Promise<Engine | null> {
    const row = await chosen(shopId);
    const place = placeOf(shopId, row);
    if (place === null) return null;
    const engine = engineAt(place);
    return {
      name: 'model',
      async think(turn, tools, signal) {
        const thought = await engine.think(turn, tools, signal);
        return spentBy(turn, thought, row?.budget ?? usualBudget);
      },
    };
  }

  async function isDayPaid(shopId: number, budget: AssistantBudget): Promise<boolean> {
    if (budget.costPerDay === null) return false;
    const day = today();
    const spent = () => findSpent(inShop(shopId), shopId, day);
    const { costMicros } = await spentTogether(`${shopId} ${day}`, spent);
    return isMoneySpent(costMicros, budget);
  }

  /** Counts one more turn, and says whether it is within what the owner allows. */
  const spend: Spend = async ({ shopId, conversationId }) => {
    const row = await chosen(shopId);
    const budget = row?.budget ?? usualBudget;
    const { turnsPerConversation, turnsPerShopper, turnsPerDay } = budget;
    if (await isDayPaid(shopId, budget)) return 'spent';
    const day = { shopId, day: today() };
    // Nobody is answered: its money counts like any other, and its turns are not the shoppers'.
    if (conversationId === null)
      return (await takeTry(inShop(shopId), day, triesADay)) ? 'ok' : 'tries-spent';
    const whom = await shopperOf({ shopId, conversationId });
    const limits = [
      [{ name: 'assistant-conversation', max: turnsPerConversation, windowMs: dayMs }, conversationId],
      [{ name: 'assistant-shopper', max: turnsPerShopper, windowMs: dayMs }, `${shopId} ${whom}`],
    ] as const;
    if (!(await attempts.takeAll(limits))) return 'spent';
    const one = { turns: 1, tokensIn: 0, tokensOut: 0, costMicros: 0, triedTokens: 0 };
    if ((await countSpent(day, one)) <= turnsPerDay) return 'ok';
    // Nobody was answered, so it counts nowhere.
    await Promise.all([attempts.giveAllBack(limits), countSpent(day, { ...one, turns: -1 })]);
    return 'spent';
  };

  /** By address or number where one is known, whatever conversation they write in. */
  async function shopperOf(place: {
    readonly shopId: number;
    readonly conversationId: string;
  }): Promise<string> {
    const visitor = await visitors.find(place);
    return visitor.email ?? visitor.phone ?? place.conversationId;
  }

  return {
    pick,
    spend,
    policyOf: async (shopId: number): Promise<AssistantPolicy> => (await chosen(shopId))?.policy ?? noPolicy,

    sellingOf: async (shopId: number): Promise<AssistantSelling> =>
      (await chosen(shopId))?.selling ?? noSelling,

    async read(shopId: number): Promise<AssistantModelState> {
      const row = await findModel(inShop(shopId), shopId);
      const spent = await findSpent(inShop(shopId), shopId, today());
      const { baseUrl = null, model = null, sealedKey = null, budget, policy, selling } = row ?? {};
      const { turns, tokensIn, tokensOut, costMicros } = spent;
      return {
        cannotKeep: credentials ? null : cannotKeep,
        isInstalled: installed !== null,
        own: baseUrl && model ? { baseUrl, model, hasKey: sealedKey !== null } : null,
        budget: budget ?? usualBudget,
        policy: policy ?? noPolicy,
        selling: selling ?? noSelling,
        today: { turns, tokensIn, tokensOut, cost: costMicros / 1_000_000 },
      };
    },

    /** A key goes to the place that it was given for and to no other. */
    async choose(shopId: number, { baseUrl, model, apiKey }: NewAssistantModel): Promise<void> {
      if (apiKey !== undefined && !credentials) throw new ProblemError('no-credential-key');
      const before = await findModel(inShop(shopId), shopId);
      const kept = before?.baseUrl === baseUrl ? before.sealedKey : null;
      const sealedKey = apiKey === undefined ? kept : (credentials?.seal(ownerOf(shopId), apiKey) ?? null);
      await keep(shopId, { baseUrl, model, sealedKey });
    },

    forget: (shopId: number) => keep(shopId, { baseUrl: null, model: null, sealedKey: null }),

    setBudget: (shopId: number, budget: AssistantBudget) => keep(shopId, { budget }),

    setPolicy: (shopId: number, policy: AssistantPolicy) => keep(shopId, { policy }),

    setSelling: (shopId: number, selling: AssistantSelling) => keep(shopId, { selling }),
  };
}
