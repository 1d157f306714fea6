import { randomUUID } from 'node:crypto';
import type { ConsoleArticle, ConsoleHelpCenter, HelpCategory } from '@shopbell/protocol';
import { slugOf } from '@shopbell/rules/help-center';
import { type Language, toSupported } from '@shopbell/rules/language';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { SignedInMember } from '../agents';
import { sanitiseHtml } from '../attachments';
import type { SearchService } from '../search';
import type { CenterOf } from './centers';
import { publishText, withdrawArticle, withdrawText } from './publish';
import {
  findArticle,
  insertArticle,
  listArticles,
  listCategories,
  type StoredArticle,
  touchArticle,
  writeCategories,
} from './store';
import {
  findVersion,
  isSlugTaken,
  keepOldSlug,
  listTexts,
  listVersions,
  type StoredText,
  setSchedule,
  type TextPlace,
  textsOf,
  writeText,
} from './textStore';
import { toConsole, toSummaries } from './toConsole';

export interface HelpCenterDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: SearchService;
  readonly centerOf: CenterOf;
  readonly ownAddress: () => string;
}

export type Articles = ReturnType<typeof createArticles>;

type By = Pick<SignedInMember, 'name' | 'shop'>;

interface Written {
  readonly language: string;
  readonly title: string;
  readonly body: string;
  readonly categoryId: string | null;
  readonly slug?: string | undefined;
}

const dayMs = 86_400_000;
const daysInTrash = 30;

/** Articles as those write them who may; what shoppers read changes only when it is published. */
export function createArticles(dependencies: HelpCenterDependencies) {
  const { database, clock, search, centerOf, ownAddress } = dependencies;
  const now = () => new Date(clock.now());

  async function shown(shopId: number, id: string): Promise<ConsoleArticle> {
    const scope = database.inShops([shopId]);
    const [center, article, texts] = await Promise.all([
      centerOf(shopId),
      findArticle(scope, { shopId, id }),
      textsOf(scope, shopId, id),
    ]);
    if (!article) throw new ProblemError('not-found');
    return toConsole({ center, article, texts, address: ownAddress() });
  }

  async function draft(transaction: Queryable, place: TextPlace, given: Written, by: string | null) {
    const texts = await textsOf(transaction, place.shopId, place.articleId);
    const before = texts.find(({ language }) => language === place.language);
    const slug = await chooseSlug(transaction, place, { given, before });
    if (before?.publishedAt && before.slug !== slug) await keepOldSlug(transaction, place, before.slug);
    const body = sanitiseHtml(given.body);
    await writeText(transaction, place, { slug, title: given.title.trim(), body, at: now(), by });
  }

  /** Nobody overwrites what they have not seen. */
  function change(
    { shop, name }: By,
    { id, revision }: { id: string; revision: number | null },
    work: (transaction: Queryable, article: StoredArticle) => Promise<Partial<StoredArticle>>,
  ): Promise<void> {
    return database.inShops([shop.id]).tx(async (transaction) => {
      const article = await findArticle(transaction, { shopId: shop.id, id, lock: true });
      if (!article) throw new ProblemError('not-found');
      if (revision !== null && article.revision !== revision) throw new ProblemError('article-changed');
      const changes = await work(transaction, article);
      await touchArticle(transaction, shop.id, { ...article, changedAt: now(), changedBy: name, ...changes });
    });
  }

  return {
    async list(shopId: number): Promise<ConsoleHelpCenter> {
      const center = await centerOf(shopId);
      const scope = database.inShops([shopId]);
      const [categories, articles, texts] = await Promise.all([
        listCategories(scope, shopId),
        listArticles(scope, shopId),
        listTexts(scope, shopId),
      ]);
      const address = ownAddress();
      return {
        ...{ id: center.id, language: center.language, categories },
        url: `${address}/help/${encodeURIComponent(center.slug)}`,
        articles: toSummaries({ center, articles, texts, address }),
      };
    },

    read: shown,

    async writeCategories(shopId: number, categories: readonly HelpCategory[]): Promise<void> {
      for (const { names } of categories) for (const language of Object.keys(names)) known(language);
      await database.inShops([shopId]).tx((transaction) => writeCategories(transaction, shopId, categories));
    },

    async create(by: By, given: Written): Promise<ConsoleArticle> {
      const place = { shopId: by.shop.id, articleId: randomUUID(), language: known(given.language) };
      await database.inShops([by.shop.id]).tx(async (transaction) => {
        await checkCategory(transaction, place.shopId, given.categoryId);
        const { shopId, articleId: id } = place;
        await insertArticle(transaction, {
          ...{ id, shopId, categoryId: given.categoryId, at: now(), by: by.name },
        });
        await draft(transaction, place, given, by.name);
      });
      return shown(by.shop.id, place.articleId);
    },

    async save(by: By, id: string, given: Written & { revision: number }): Promise<ConsoleArticle> {
      const place = { shopId: by.shop.id, articleId: id, language: known(given.language) };
      await change(by, { id, revision: given.revision }, async (transaction) => {
        await checkCategory(transaction, by.shop.id, given.categoryId);
        await draft(transaction, place, given, by.name);
        return { categoryId: given.categoryId };
      });
      return shown(by.shop.id, id);
    },

    async setState(
      by: By,
      id: string,
      given: {
        revision: number;
        language: string;
        state: 'published' | 'draft';
        publishDatetime?: string | undefined;
      },
    ): Promise<ConsoleArticle> {
      const place = { shopId: by.shop.id, articleId: id, language: known(given.language) };
      await change(by, { id, revision: given.revision }, async (transaction, { deletedAt }) => {
        const texts = await textsOf(transaction, place.shopId, id);
        if (deletedAt || !texts.some(({ language }) => language === place.language))
          throw new ProblemError('not-found');
        const later = given.publishDatetime === undefined ? null : new Date(given.publishDatetime);
        if (given.state === 'draft') await withdrawText(transaction, search, place);
        else if (later && later > now()) await setSchedule(transaction, place, later);
        else await publishText(transaction, search, { ...place, at: now() });
        return {};
      });
      return shown(by.shop.id, id);
    },

    /** Into the trash, for thirty days; shoppers do not find it any more. */
    async remove(by: By, id: string): Promise<ConsoleArticle> {
      await change(by, { id, revision: null }, async (transaction) => {
        await withdrawArticle(transaction, search, { shopId: by.shop.id, articleId: id });
        return { deletedAt: now() };
      });
      return shown(by.shop.id, id);
    },

    /** As it was: what was public is public again. */
    async undelete(by: By, id: string): Promise<ConsoleArticle> {
      await change(by, { id, revision: null }, async (transaction) => {
        const place = { shopId: by.shop.id, articleId: id };
        for (const text of await textsOf(transaction, by.shop.id, id))
          if (text.publishedAt)
            await publishText(transaction, search, { ...place, language: text.language, at: null });
        return { deletedAt: null };
      });
      return shown(by.shop.id, id);
    },

    async versions(shopId: number, id: string, language: string) {
      const scope = database.inShops([shopId]);
      if (!(await findArticle(scope, { shopId, id }))) throw new ProblemError('not-found');
      const versions = await listVersions(scope, { shopId, articleId: id, language: known(language) });
      return versions.map(({ savedAt, ...version }) => ({
        ...version,
        savedDatetime: savedAt.toISOString(),
      }));
    },

    /** As a new draft: what shoppers read stays until it is published. */
    async restore(
      by: By,
      id: string,
      given: { version: number; language: string; revision: number },
    ): Promise<ConsoleArticle> {
      const place = { shopId: by.shop.id, articleId: id, language: known(given.language) };
      await change(by, { id, revision: given.revision }, async (transaction, { categoryId }) => {
        const kept = await findVersion(transaction, place, given.version);
        if (!kept) throw new ProblemError('not-found');
        const texts = await textsOf(transaction, place.shopId, id);
        const slug = texts.find(({ language }) => language === place.language)?.slug;
        await draft(transaction, place, { ...kept, language: place.language, categoryId, slug }, by.name);
        return {};
      });
      return shown(by.shop.id, id);
    },

    async forgetOld(): Promise<void> {
      await database.query('delete from article where deleted_at < $1', [
        new Date(clock.now() - daysInTrash * dayMs),
      ]);
    },
  };
}

function known(language: string): Language {
  if (toSupported(language) !== language)
    throw new ProblemError(
      'invalid-request',
      `language: ${language.slice(0, 10)} is none that is known here`,
    );
  return language;
}

/** A foreign key would be another's fault; this one is told. */
async function checkCategory(transaction: Queryable, shopId: number, id: string | null): Promise<void> {
  if (id === null) return;
  const rows = await transaction.query('select from help_category where shop_id = $1 and id = $2', [
    shopId,
    id,
  ]);
  if (rows.length === 0) throw new ProblemError('invalid-request', 'categoryId: there is no such category');
}

/** The one that is wanted; otherwise that of before, once it was public; otherwise from the title, whoever else has it. */
async function chooseSlug(
  transaction: Queryable,
  place: TextPlace,
  { given, before }: { given: Written; before: StoredText | undefined },
): Promise<string> {
  if (given.slug !== undefined && given.slug !== '') {
    const slug = slugOf(given.slug);
    if (await isSlugTaken(transaction, place, slug)) throw new ProblemError('slug-taken');
    return slug;
  }
  if (before?.publishedAt) return before.slug;
  const wanted = slugOf(given.title);
  if (!(await isSlugTaken(transaction, place, wanted))) return wanted;
  return `${wanted}-${place.articleId.slice(0, 8)}`;
}
