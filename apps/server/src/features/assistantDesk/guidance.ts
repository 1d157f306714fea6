import type { ConsoleGuidance, GuidanceContent, GuidanceVersion } from '@shopbell/protocol';
import { fieldProblems, guidanceContent } from '@shopbell/protocol/schemas';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { SignedInMember } from '../agents';
import type { Guidance } from '../assistant';
import { createAskTogether } from '../shops';
import {
  contentOfVersion,
  findGuidance,
  listVersions,
  lockGuidance,
  type StoredGuidance,
  setPublished,
  writeVersion,
} from './guidanceStore';

export type GuidanceDesk = ReturnType<typeof createGuidance>;

export type By = Pick<SignedInMember, 'name' | 'shop'>;

const emptyGuidance: GuidanceContent = { tone: '', texts: [], handOverTopics: [] };

interface GuidanceDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** The owner's words for the assistant. What it goes by changes only when they are published. */
export function createGuidance({ database, clock }: GuidanceDependencies) {
  const inShop = (shopId: number) => database.inShops([shopId]);
  const together = createAskTogether<ConsoleGuidance>();

  async function read(shopId: number): Promise<ConsoleGuidance> {
    const found = await findGuidance(inShop(shopId), shopId);
    return found ? toConsole(found) : unwritten;
  }

  async function save(by: By, seen: number, content: GuidanceContent): Promise<ConsoleGuidance> {
    const shopId = by.shop.id;
    await inShop(shopId).tx(async (transaction) => {
      const before = await lockGuidance(transaction, shopId);
      if ((before?.version ?? 0) !== seen) throw new ProblemError('guidance-changed');
      const next = { shopId, version: seen + 1, content, at: new Date(clock.now()), by: by.name };
      if (!(await writeVersion(transaction, next))) throw new ProblemError('guidance-changed');
    });
    return read(shopId);
  }

  return {
    read,

    save: (by: By, given: { version: number; content: unknown }) =>
      save(by, given.version, accepted(given.content)),

    /** Only what was seen: whoever publishes has read it. */
    async publish(by: By, version: number): Promise<ConsoleGuidance> {
      const shopId = by.shop.id;
      await inShop(shopId).tx(async (transaction) => {
        const before = await lockGuidance(transaction, shopId);
        if (before?.version !== version) throw new ProblemError('guidance-changed');
        await setPublished(transaction, { shopId, version, at: new Date(clock.now()), by: by.name });
      });
      return read(shopId);
    },

    async versions(shopId: number): Promise<GuidanceVersion[]> {
      const found = await findGuidance(inShop(shopId), shopId);
      const versions = await listVersions(inShop(shopId), shopId);
      return versions.map(({ version, savedAt, savedBy }) => ({
        ...{ version, savedBy, savedDatetime: savedAt.toISOString() },
        isPublished: version === found?.publishedVersion,
      }));
    },

    async atVersion(shopId: number, version: number): Promise<GuidanceContent> {
      const content = await contentOfVersion(inShop(shopId), shopId, version);
      if (content === null) throw new ProblemError('not-found');
      return readable(content);
    },

    async restore(by: By, version: number, seen: number): Promise<ConsoleGuidance> {
      return save(by, seen, await this.atVersion(by.shop.id, version));
    },

    /** What the assistant goes by; turns that begin at the same time ask once. */
    async published(shopId: number): Promise<Guidance> {
      const { published } = await together(String(shopId), () => read(shopId));
      return published
        ? { version: published.version, ...published.content }
        : { version: 0, ...emptyGuidance };
    },

    async draft(shopId: number): Promise<Guidance> {
      const { version, content } = await read(shopId);
      return { version, ...content };
    },
  };
}

const unwritten: ConsoleGuidance = {
  ...{ version: 0, content: emptyGuidance, changedDatetime: null, changedBy: null, published: null },
};

function toConsole(found: StoredGuidance): ConsoleGuidance {
  const { version, content, changedAt, changedBy, publishedVersion, publishedAt, publishedBy } = found;
  const isPublished = publishedVersion !== null && publishedAt !== null;
  return {
    ...{ version, changedBy, content: readable(content), changedDatetime: changedAt.toISOString() },
    published: isPublished
      ? {
          ...{ version: publishedVersion, content: readable(found.publishedContent), publishedBy },
          publishedDatetime: publishedAt.toISOString(),
        }
      : null,
  };
}

function accepted(given: unknown): GuidanceContent {
  const parsed = guidanceContent.safeParse(given);
  if (!parsed.success) throw new ProblemError('invalid-guidance', undefined, fieldProblems(parsed.error));
  return parsed.data;
}

/** What a newer program has written is not guessed at: the assistant goes by what it can read. */
const readable = (stored: unknown): GuidanceContent =>
  guidanceContent.safeParse(stored).data ?? emptyGuidance;
