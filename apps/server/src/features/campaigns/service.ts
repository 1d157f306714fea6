import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CampaignContent, CampaignList, CampaignState, ConsoleCampaign } from '@shopbell/protocol';
import { nextStates } from '@shopbell/rules/campaigns-editing';
import { canPublishCampaigns } from '@shopbell/rules/team';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { SignedInMember } from '../agents';
import type { App, ShopsService } from '../shops';
import { noteChange, readChatState, writeStop } from './chatState';
import { offersIn, withCodes, withNewOffers, withoutCodes } from './codes';
import { accepted, judgeContent, nameOf, reasonOf, refusal } from './judge';
import type { ProductProblems } from './productProblems';
import {
  contentOfVersion,
  deleteCampaign,
  findCampaign,
  insertCampaign,
  insertVersion,
  keepOffers,
  listCampaigns,
  listVersions,
  lockCampaign,
  orderCampaigns,
  readCodes,
  type StoredCampaign,
  updateCampaign,
} from './store';

export interface CampaignsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: ShopsService;
  readonly productProblems: ProductProblems;
}

export type Campaigns = ReturnType<typeof createCampaigns>;

type By = Pick<SignedInMember, 'name' | 'role' | 'shop'>;

interface Change {
  readonly seenVersion: number;
  readonly state?: CampaignState;
  readonly content?: CampaignContent;
  readonly restoredFrom?: number;
}

/** Campaigns as those write them who may. What shoppers see of them changes only by who may publish. */
export function createCampaigns({ database, clock, shops, productProblems }: CampaignsDependencies) {
  async function chatOf(shopId: number, chatId: number): Promise<App> {
    const app = await shops.findApp({ id: chatId });
    if (!app || app.shopId !== shopId || app.deletedAt) throw new ProblemError('unknown-app');
    return app;
  }

  async function find(shopId: number, id: string): Promise<StoredCampaign> {
    const campaign = await findCampaign(database.inShops([shopId]), shopId, id);
    if (!campaign) throw new ProblemError('not-found');
    return campaign;
  }

  async function shown(campaign: StoredCampaign): Promise<ConsoleCampaign> {
    const { id, shopId, appId, state, version, createdAt, changedAt, changedBy } = campaign;
    const codes = await readCodes(database.inShops([shopId]), shopId, [campaign.content]);
    const chat = await chatOf(shopId, appId);
    const { content, problems } = judgeContent(withCodes(campaign.content, codes), chat);
    return {
      ...{ id, chatId: appId, state, version, content, problems: [...problems], changedBy },
      createdDatetime: createdAt.toISOString(),
      changedDatetime: changedAt.toISOString(),
    };
  }

  async function judged(shopId: number, given: unknown, chatId: number): Promise<CampaignContent> {
    const content = accepted(given, await chatOf(shopId, chatId));
    const problems = await productProblems(shopId, content);
    if (problems.length > 0) throw refusal(problems);
    return content;
  }

  async function write(transaction: Queryable, campaign: StoredCampaign, content: CampaignContent) {
    if (!(await keepOffers(transaction, campaign, offersIn(content))))
      throw refusal([{ path: ['attachments'], message: 'must not use the offer of another campaign' }]);
    await noteChange(transaction, campaign.shopId, campaign.appId);
  }

  async function add(by: By, chatId: number, content: CampaignContent, state: CampaignState = 'draft') {
    const at = new Date(clock.now());
    return database.inShops([by.shop.id]).tx(async (transaction) => {
      const campaign = await insertCampaign(transaction, {
        ...{ id: randomUUID(), shopId: by.shop.id, appId: chatId, state, version: 1 },
        ...{ content: withoutCodes(content), createdAt: at, changedAt: at, changedBy: by.name },
      });
      await write(transaction, campaign, content);
      await insertVersion(transaction, { campaign, changes: [] });
      return campaign;
    });
  }

  /** Nobody overwrites what they have not seen, and only who may publish changes what shoppers see. */
  function change(by: By, id: string, { seenVersion, state, content, restoredFrom }: Change) {
    const shopId = by.shop.id;
    return database.inShops([shopId]).tx(async (transaction) => {
      const before = await lockCampaign(transaction, shopId, id);
      if (!before) throw new ProblemError('not-found');
      if (before.version !== seenVersion) throw new ProblemError('campaign-changed');
      const isSeen = (state ?? before.state) === 'active';
      if (isSeen && !canPublishCampaigns(by.role)) throw new ProblemError('forbidden');
      const stored = content ? withoutCodes(content) : before.content;
      const after: StoredCampaign = {
        ...before,
        state: state ?? before.state,
        content: stored,
        version: before.version + 1,
        changedAt: new Date(clock.now()),
        changedBy: by.name,
      };
      await updateCampaign(transaction, after);
      if (content) await write(transaction, after, content);
      else await noteChange(transaction, shopId, after.appId);
      const changes = changedParts(before, after);
      await insertVersion(transaction, { campaign: after, changes, ...(restoredFrom && { restoredFrom }) });
      return after;
    });
  }

  return {
    async list(shopId: number, chatId: number): Promise<CampaignList> {
      const chat = await chatOf(shopId, chatId);
      const scope = database.inShops([shopId]);
      const [campaigns, state] = await Promise.all([
        listCampaigns(scope, shopId, chatId),
        readChatState(scope, shopId, chatId),
      ]);
      const codes = await readCodes(
        scope,
        shopId,
        campaigns.map(({ content }) => content),
      );
      return {
        campaigns: campaigns.map((campaign) => toSummary(campaign, chat, codes)),
        stopped: state.stoppedAt && { atDatetime: state.stoppedAt.toISOString(), by: state.stoppedBy },
      };
    },

    read: async (shopId: number, id: string) => shown(await find(shopId, id)),

    async create(by: By, chatId: number, given: unknown) {
      return shown(await add(by, chatId, await judged(by.shop.id, given, chatId)));
    },

    async save(by: By, id: string, given: { version: number; content: unknown }) {
      const { appId } = await find(by.shop.id, id);
      const content = await judged(by.shop.id, given.content, appId);
      return shown(await change(by, id, { seenVersion: given.version, content }));
    },

    async setState(by: By, id: string, given: { version: number; state: CampaignState }) {
      const campaign = await find(by.shop.id, id);
      if (!nextStates[campaign.state].includes(given.state) && campaign.version === given.version)
        throw new ProblemError(
          'invalid-request',
          `It cannot become ${given.state} while it is ${campaign.state}.`,
        );
      if (given.state !== 'active')
        return shown(await change(by, id, { seenVersion: given.version, state: given.state }));
      if (!canPublishCampaigns(by.role)) throw new ProblemError('forbidden');
      const codes = await readCodes(database.inShops([by.shop.id]), by.shop.id, [campaign.content]);
      const content = await judged(by.shop.id, withCodes(campaign.content, codes), campaign.appId);
      return shown(await change(by, id, { seenVersion: given.version, state: 'active', content }));
    },

    /** A draft with offers of its own, whatever the other is. */
    async duplicate(by: By, id: string, language?: string) {
      const { content, chatId } = await shown(await find(by.shop.id, id));
      if (!content) throw refusal([{ path: [], message: 'cannot be read' }]);
      const name = `${content.name} (${language ?? 'copy'})`.slice(0, 200);
      const copy = withNewOffers({ ...content, name, language: language ?? content.language });
      const isJudged = language !== undefined;
      return shown(await add(by, chatId, isJudged ? await judged(by.shop.id, copy, chatId) : copy));
    },

    versions: async (shopId: number, id: string) => {
      await find(shopId, id);
      return listVersions(database.inShops([shopId]), shopId, id);
    },

    /** The words and conditions of an earlier version; whether it is on stays as it is. */
    async restore(by: By, id: string, version: number, seenVersion: number) {
      const scope = database.inShops([by.shop.id]);
      const { appId } = await find(by.shop.id, id);
      const kept = await contentOfVersion(scope, by.shop.id, id, version);
      if (kept === null) throw new ProblemError('not-found');
      const codes = await readCodes(scope, by.shop.id, [kept]);
      const content = await judged(by.shop.id, withCodes(kept, codes), appId);
      return shown(await change(by, id, { seenVersion, content, restoredFrom: version }));
    },

    /** What was before shoppers is archived, not deleted: reports still speak of it. */
    remove: (by: By, id: string) =>
      database.inShops([by.shop.id]).tx(async (transaction) => {
        const campaign = await lockCampaign(transaction, by.shop.id, id);
        if (!campaign) throw new ProblemError('not-found');
        if (campaign.state !== 'draft')
          throw new ProblemError('invalid-request', 'Only a draft can be deleted; archive it instead.');
        await deleteCampaign(transaction, campaign);
        await noteChange(transaction, by.shop.id, campaign.appId);
      }),

    async order(shopId: number, chatId: number, ids: readonly string[]): Promise<void> {
      await chatOf(shopId, chatId);
      await database.inShops([shopId]).tx(async (transaction) => {
        await orderCampaigns(transaction, { shopId, appId: chatId, ids });
        await noteChange(transaction, shopId, chatId);
      });
    },

    /** Everyone who edits may stop all; only who publishes lets them go on. */
    async stop(by: By, chatId: number, isStopped: boolean): Promise<void> {
      await chatOf(by.shop.id, chatId);
      if (!isStopped && !canPublishCampaigns(by.role)) throw new ProblemError('forbidden');
      const at = isStopped ? new Date(clock.now()) : null;
      await database
        .inShops([by.shop.id])
        .tx((transaction) => writeStop(transaction, { shopId: by.shop.id, appId: chatId, at, by: by.name }));
    },
  };
}

function toSummary(campaign: StoredCampaign, chat: App, codes: ReadonlyMap<string, string>) {
  const { id, state, version, changedAt, changedBy } = campaign;
  const { content, problems } = judgeContent(withCodes(campaign.content, codes), chat);
  return {
    ...{ id, state, version, changedBy },
    name: nameOf(campaign.content),
    language: content?.language ?? null,
    changedDatetime: changedAt.toISOString(),
    problem: reasonOf(problems),
    wordings: 1 + (content?.variants.length ?? 0),
  };
}

/** The parts that differ, by name. */
function changedParts(before: StoredCampaign, after: StoredCampaign): string[] {
  const parts = (content: unknown) => (content ?? {}) as Readonly<Record<string, unknown>>;
  const [old, now] = [parts(before.content), parts(after.content)];
  const changed = Object.keys(now).filter((key) => !isDeepStrictEqual(old[key], now[key]));
  return before.state === after.state ? changed : ['state', ...changed];
}
