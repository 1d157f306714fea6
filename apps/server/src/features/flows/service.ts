import { randomUUID } from 'node:crypto';
import type {
  ConsoleFlow,
  FlowContent,
  FlowProblem,
  FlowPublication,
  FlowSummary,
  FlowVersion,
} from '@shopbell/protocol';
import { fieldProblems, flowContent } from '@shopbell/protocol/schemas';
import { type FlowLibrary, validateFlow } from '@shopbell/rules/flows';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { SignedInMember } from '../agents';
import type { SearchService } from '../search';
import { searchItem } from './searchItem';
import {
  contentOfVersion,
  findFlow,
  insertFlow,
  listFlows,
  listVersions,
  lockFlow,
  markDeleted,
  readPublished,
  type StoredFlow,
  setPublished,
  updateFlow,
} from './store';

export interface FlowsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: SearchService;
}

export type Flows = ReturnType<typeof createFlows>;

type By = Pick<SignedInMember, 'name' | 'shop'>;

/** chosen: nobody keeps more in their head. */
const flowsMax = 200;

/** Flows as those write them who may. What shoppers are led through changes only when it is published. */
export function createFlows({ database, clock, search }: FlowsDependencies) {
  const inShop = (shopId: number) => database.inShops([shopId]);

  async function libraryOf(shopId: number): Promise<FlowLibrary> {
    const published = await readPublished(inShop(shopId), shopId);
    const byId = new Map(published.map(({ id, content }) => [id, content]));
    return (id) => byId.get(id) ?? null;
  }

  async function find(shopId: number, id: string): Promise<StoredFlow> {
    const flow = await findFlow(inShop(shopId), shopId, id);
    if (!flow) throw new ProblemError('not-found');
    return flow;
  }

  async function shown(flow: StoredFlow): Promise<ConsoleFlow> {
    const content = readable(flow.content);
    const { id, version, publishedVersion, changedAt, changedBy } = flow;
    return {
      ...{ id, content, version, publishedVersion, changedBy },
      changedDatetime: changedAt.toISOString(),
      problems: validateFlow(content, await libraryOf(flow.shopId), id),
    };
  }

  function save(by: By, id: string, seen: number, content: FlowContent): Promise<StoredFlow> {
    const shopId = by.shop.id;
    return inShop(shopId).tx(async (transaction) => {
      const before = await lockFlow(transaction, shopId, id);
      if (!before) throw new ProblemError('not-found');
      if (before.version !== seen) throw new ProblemError('flow-changed');
      const version = before.version + 1;
      const at = new Date(clock.now());
      await updateFlow(transaction, { id, shopId, version, content, at, by: by.name });
      return { ...before, version, content, changedAt: at, changedBy: by.name };
    });
  }

  return {
    async list(shopId: number): Promise<FlowSummary[]> {
      const library = await libraryOf(shopId);
      const flows = await listFlows(inShop(shopId), shopId);
      return flows.map((flow) => toSummary(flow, library));
    },

    read: async (shopId: number, id: string) => shown(await find(shopId, id)),

    /** What has become of it is known, whoever can read it. */
    async mustExist(shopId: number, id: string): Promise<void> {
      await find(shopId, id);
    },

    async publication(shopId: number, id: string): Promise<FlowPublication> {
      const { publishedVersion: version } = await find(shopId, id);
      if (version === null) throw new ProblemError('not-found');
      return { version, content: readable(await contentOfVersion(inShop(shopId), shopId, id, version)) };
    },

    async create(by: By, given: unknown): Promise<ConsoleFlow> {
      const content = accepted(given);
      const shopId = by.shop.id;
      const id = randomUUID();
      const flow = { id, shopId, version: 1, content, at: new Date(clock.now()), by: by.name };
      if ((await listFlows(inShop(shopId), shopId)).length >= flowsMax)
        throw new ProblemError('invalid-request', `A shop has at most ${flowsMax} flows.`);
      await inShop(shopId).tx((transaction) => insertFlow(transaction, flow));
      return shown(await find(shopId, id));
    },

    /** A draft may be wrong, as long as it has the shape of one. */
    save: async (by: By, id: string, given: { version: number; content: unknown }) =>
      shown(await save(by, id, given.version, accepted(given.content))),

    async publish(
      by: By,
      id: string,
      given: { version: number; isPublished: boolean },
    ): Promise<ConsoleFlow> {
      const shopId = by.shop.id;
      const library = await libraryOf(shopId);
      const flow = await inShop(shopId).tx(async (transaction) => {
        const before = await lockFlow(transaction, shopId, id);
        if (!before) throw new ProblemError('not-found');
        if (before.version !== given.version) throw new ProblemError('flow-changed');
        if (given.isPublished) mustBeRight(validateFlow(readable(before.content), library, id));
        const publishedVersion = given.isPublished ? before.version : null;
        await setPublished(transaction, before, publishedVersion, new Date(clock.now()));
        if (given.isPublished)
          await search.put(transaction, searchItem(shopId, id, readable(before.content)));
        else await search.remove(transaction, { shopId, kind: 'flow', id });
        return { ...before, publishedVersion };
      });
      return shown(flow);
    },

    async versions(shopId: number, id: string): Promise<FlowVersion[]> {
      const { publishedVersion } = await find(shopId, id);
      const versions = await listVersions(inShop(shopId), shopId, id);
      return versions.map(({ version, content, savedAt, savedBy }) => ({
        ...{ version, savedBy, savedDatetime: savedAt.toISOString() },
        isPublished: version === publishedVersion,
        steps: stepsIn(content),
      }));
    },

    async restore(by: By, id: string, version: number, seen: number): Promise<ConsoleFlow> {
      const content = await contentOfVersion(inShop(by.shop.id), by.shop.id, id, version);
      if (content === null) throw new ProblemError('not-found');
      return shown(await save(by, id, seen, readable(content)));
    },

    /** Who is in it goes on to its end. */
    async remove(by: By, id: string): Promise<void> {
      const flow = await find(by.shop.id, id);
      const shopId = by.shop.id;
      await inShop(shopId).tx(async (transaction) => {
        await markDeleted(transaction, flow, new Date(clock.now()));
        await search.remove(transaction, { shopId, kind: 'flow', id });
      });
    },
  };
}

function accepted(given: unknown): FlowContent {
  const parsed = flowContent.safeParse(given);
  if (!parsed.success) throw new ProblemError('invalid-flow', undefined, fieldProblems(parsed.error));
  return parsed.data;
}

function readable(stored: unknown): FlowContent {
  const parsed = flowContent.safeParse(stored);
  if (!parsed.success) throw new ProblemError('flow-unreadable');
  return parsed.data;
}

function mustBeRight(problems: readonly FlowProblem[]): void {
  if (problems.length === 0) return;
  const fields = problems.map(({ stepId, message }) => ({ path: ['steps', stepId ?? ''], message }));
  throw new ProblemError('invalid-flow', undefined, fields);
}

const stepsIn = (content: unknown): number => flowContent.safeParse(content).data?.steps.length ?? 0;

function toSummary(flow: StoredFlow, library: FlowLibrary): FlowSummary {
  const { id, version, publishedVersion, changedAt, changedBy } = flow;
  const content = flowContent.safeParse(flow.content).data;
  return {
    ...{ id, version, publishedVersion, changedBy, changedDatetime: changedAt.toISOString() },
    name: content?.name ?? 'A flow of a newer version of this program',
    language: content?.language ?? '',
    steps: content?.steps.length ?? 0,
    problems: content ? validateFlow(content, library, id).length : 1,
  };
}
