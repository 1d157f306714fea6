import { createHash } from 'node:crypto';
import type { ImportApplication, ImportEntry, ImportPlan, ImportRequest } from '@shopbell/protocol';
import { lineDifferences } from '@shopbell/rules/article-import';
import { type Change, planFolder } from '@shopbell/rules/folder';
import { type Language, toSupported } from '@shopbell/rules/language';
import { ProblemError } from '../../../http/problem';
import type { Clock } from '../../../platform/clock';
import type { Database, Queryable } from '../../../platform/db';
import type { SignedInMember } from '../../agents';
import type { CenterOf } from '../centers';
import { liveFiles } from '../folder';
import { type FolderText, filesOf } from '../folder/format';
import { readArticles } from '../folder/read';
import { wordsOf } from '../publish';
import { type Gathered, gather, type Placed } from './gather';
import { type Planned, portionsOf, takeTurn, writeCategories, writePortion } from './portions';
import { isRefused, type ReadArticle, type ReadFile, type Refused } from './ReadArticle';
import { readFiles } from './readFiles';

export interface ImportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly centerOf: CenterOf;
}

export type Imports = ReturnType<typeof createImports>;

const linesShown = 12;

interface Prepared {
  readonly plan: ImportPlan;
  readonly planned: Planned;
}

/** Articles from files: what would become of them, and then exactly that, portion by portion. */
export function createImports({ database, clock, centerOf }: ImportDependencies) {
  const read = ({ files, language }: ImportRequest): Promise<ReadFile[]> => {
    if (toSupported(language) !== language)
      throw new ProblemError('invalid-request', 'language: is none that is known here');
    return readFiles(files, language);
  };

  async function prepare(
    place: { transaction: Queryable; shopId: number },
    given: readonly ReadFile[],
    how: { isPublished: boolean; at: Date },
  ): Promise<Prepared> {
    const known = await readArticles(place);
    const gathered = gather(
      given.filter((each): each is ReadArticle => !isRefused(each)),
      known,
      how,
    );
    const files = filesOf(gathered.center, gathered.articles);
    const changes = planFolder(liveFiles(known), files, false).filter(({ kind }) => kind !== 'stays');
    return {
      plan: toPlan(given, gathered, changes),
      planned: { known, articles: gathered.articles, files, changes },
    };
  }

  return {
    async plan(shopId: number, request: ImportRequest): Promise<ImportPlan> {
      const given = await read(request);
      await centerOf(shopId);
      const how = { isPublished: request.isPublished, at: new Date(clock.now()) };
      const { plan } = await database
        .inShops([shopId])
        .tx((transaction) => prepare({ transaction, shopId }, given, how));
      return plan;
    },

    async apply({ shop, name }: SignedInMember, request: ImportApplication): Promise<ImportPlan> {
      const shopId = shop.id;
      const given = await read(request);
      await centerOf(shopId);
      const how = { isPublished: request.isPublished, at: new Date(clock.now()) };
      const scope = database.inShops([shopId]);
      const workIn = (transaction: Queryable) => ({
        ...{ transaction, shopId, at: how.at, by: name, mayDelete: false },
      });
      const { plan, planned, later } = await scope.tx(async (transaction) => {
        await takeTurn({ transaction, shopId });
        const prepared = await prepare({ transaction, shopId }, given, how);
        if (prepared.plan.digest !== request.digest) throw new ProblemError('import-changed');
        if (!request.isPartial && prepared.plan.entries.some(({ kind }) => kind === 'refused'))
          throw new ProblemError('import-refused');
        const [first = [], ...rest] = portionsOf(prepared.planned.changes);
        await writeCategories(workIn(transaction), prepared.planned);
        await writePortion(workIn(transaction), prepared.planned, first);
        return { ...prepared, later: rest };
      });
      for (const portion of later)
        await scope.tx(async (transaction) => {
          await takeTurn({ transaction, shopId });
          await writePortion(workIn(transaction), planned, portion);
        });
      return plan;
    },
  };
}

function toPlan(
  given: readonly ReadFile[],
  { placed, refused, newCategories }: Gathered,
  changes: readonly Change[],
): ImportPlan {
  const units = new Map(changes.map(({ unit, kind }) => [unit, kind]));
  const entries = given.map((each): ImportEntry => {
    if (isRefused(each)) return refusedEntry(each);
    const found = placed.find(({ read }) => read === each);
    const problem = refused.find(({ path, line }) => path === each.path && line === each.line);
    if (!found) return refusedEntry(problem ?? { ...each, problem: 'It cannot be read.' });
    return toEntry(found, units);
  });
  const digest = createHash('sha256')
    .update(JSON.stringify([entries, newCategories]))
    .digest('hex');
  return { digest, entries, newCategories: [...newCategories] };
}

const refusedEntry = ({ path, line, problem }: Refused): ImportEntry => ({
  ...{ path, line, problem, kind: 'refused', language: '', title: '', slug: '' },
  ...{ notes: [], removed: [], added: [] },
});

function toEntry(
  { read, folder, before, after, notes }: Placed,
  units: ReadonlyMap<string, Change['kind']>,
): ImportEntry {
  const own = units.get(`${folder}/${read.language}`);
  const isMoved = units.get(`${folder}/article`) === 'changed';
  const kind = own === 'new' ? 'new' : own || isMoved ? 'changed' : 'unchanged';
  const differences = before ? lineDifferences(saidBy(before), saidBy(after), linesShown) : noDifferences;
  const isShaped = own === 'changed' && differences.removed.length + differences.added.length === 0;
  const isSlugNew = before !== null && before.slug !== after.slug;
  return {
    ...{ path: read.path, line: read.line, kind, problem: null },
    ...{ language: read.language as Language, title: read.title, slug: after.slug },
    notes: [
      ...notes,
      ...(isSlugNew ? [`Its address changes from ${before.slug}; the old one leads on.`] : []),
      ...(isShaped && !isSlugNew ? [shapeNote(before, after)] : []),
    ],
    ...{ removed: [...differences.removed], added: [...differences.added] },
  };
}

const noDifferences = { removed: [], added: [] } as const;

const shapeNote = (before: FolderText | null, after: FolderText): string =>
  before?.published === null && after.published !== null ? 'It is published.' : 'Only how it looks changes.';

function saidBy({ published, draft }: FolderText): string {
  const words = draft ?? published;
  return words ? `${words.title}\n${wordsOf(words.body)}` : '';
}
