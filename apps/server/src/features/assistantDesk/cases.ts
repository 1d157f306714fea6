import { randomUUID } from 'node:crypto';
import type { CaseContent, KeptCase } from '@shopbell/protocol';
import { caseLimits } from '@shopbell/protocol/schemas';
import { fallenCases, judgeCase } from '@shopbell/rules/assistant-cases';
import { toSupported } from '@shopbell/rules/language';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { ShopsService } from '../shops';
import {
  deleteCase,
  findCase,
  insertCase,
  listCases,
  listRuns,
  type NewCase,
  type StoredCase,
  type StoredRun,
  updateCase,
  writeRun,
} from './caseStore';
import type { By, GuidanceDesk } from './guidance';
import type { Trial } from './trial';

export type Cases = ReturnType<typeof createCases>;

interface CasesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: Pick<ShopsService, 'chats'>;
  readonly guidance: GuidanceDesk;
  readonly tryOut: Trial;
}

/** Questions that an owner keeps, to see before publishing whether they are still answered as they should be. */
export function createCases({ database, clock, shops, guidance, tryOut }: CasesDependencies) {
  const inShop = (shopId: number) => database.inShops([shopId]);

  async function list(shopId: number): Promise<KeptCase[]> {
    const [cases, runs] = await Promise.all([
      listCases(inShop(shopId), shopId),
      listRuns(inShop(shopId), shopId),
    ]);
    return cases.map((kept) =>
      toConsole(
        kept,
        runs.filter(({ caseId }) => caseId === kept.id),
      ),
    );
  }

  async function accepted({ shop, name }: By, id: string, content: CaseContent): Promise<NewCase> {
    await shops.chats.find({ shopId: shop.id, chatId: content.chatId });
    const language = toSupported(content.language);
    if (language === null) throw new ProblemError('invalid-request', 'language: is none that is known here');
    return { ...content, language, id, shopId: shop.id, at: new Date(clock.now()), by: name };
  }

  return {
    list,

    async keep(by: By, content: CaseContent): Promise<KeptCase[]> {
      const kept = await accepted(by, randomUUID(), content);
      if (!(await insertCase(inShop(by.shop.id), kept, caseLimits.cases)))
        throw new ProblemError('invalid-request', `A shop keeps at most ${caseLimits.cases} cases.`);
      return list(by.shop.id);
    },

    async change(by: By, id: string, content: CaseContent): Promise<KeptCase[]> {
      const shopId = by.shop.id;
      if (!(await findCase(inShop(shopId), shopId, id))) throw new ProblemError('not-found');
      const kept = await accepted(by, id, content);
      await inShop(shopId).tx((transaction) => updateCase(transaction, kept));
      return list(shopId);
    },

    async remove(shopId: number, id: string): Promise<KeptCase[]> {
      if (!(await deleteCase(inShop(shopId), shopId, id))) throw new ProblemError('not-found');
      return list(shopId);
    },

    async run(shopId: number, id: string, wanted: 'draft' | 'published'): Promise<KeptCase> {
      const kept = await findCase(inShop(shopId), shopId, id);
      if (!kept) throw new ProblemError('not-found');
      const tried = await tryOut(shopId, {
        ...{ chatId: kept.chatId, language: kept.language, guidance: wanted },
        hasSampleOrders: kept.hasSampleOrders,
        messages: [{ from: 'shopper', text: kept.question }],
      });
      // What is broken says nothing about the case: how it went before stays.
      if (tried.verdict === 'failed') throw new ProblemError('assistant-failed');
      const faults = judgeCase(kept.expected, tried);
      const { guidanceVersion, verdict, text: answer } = tried;
      const run = { caseId: id, guidanceVersion, isPassed: faults.length === 0, faults, verdict, answer };
      const { version, published } = await guidance.read(shopId);
      await inShop(shopId).tx((transaction) =>
        writeRun(transaction, shopId, { ...run, ranAt: new Date(clock.now()) }, [
          version,
          published?.version ?? 0,
        ]),
      );
      const runs = (await listRuns(inShop(shopId), shopId)).filter(({ caseId }) => caseId === id);
      return toConsole(kept, runs);
    },

    /** Nobody publishes past a case that falls without saying that they know. */
    async mustStand(shopId: number, version: number): Promise<void> {
      const { published } = await guidance.read(shopId);
      const fallen = fallenCases(await list(shopId), { version, published: published?.version ?? null });
      if (fallen.length === 0) return;
      const fields = fallen.map(({ id, question, how }) => ({ path: ['cases', id, how], message: question }));
      throw new ProblemError('cases-fall', undefined, fields);
    },
  };
}

const toConsole = (kept: StoredCase, runs: readonly StoredRun[]): KeptCase => {
  const { changedAt, ...rest } = kept;
  return {
    ...rest,
    changedDatetime: changedAt.toISOString(),
    runs: runs.map(({ caseId: _, ranAt, faults, ...run }) => ({
      ...{ ...run, faults: [...faults], ranDatetime: ranAt.toISOString() },
    })),
  };
};
