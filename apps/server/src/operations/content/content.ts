import { type Change, type Files, planFolder, sayPlan } from '@shopbell/rules/folder';
import type { FolderPart } from '../../feature/FolderPart';
import { flowFolder } from '../../features/flows';
import { articleFolder } from '../../features/helpCenter';
import { macroFolder } from '../../features/inbox';
import type { Database } from '../../platform/db';
import { OperationRefused } from '../OperationRefused';
import { shopOf } from './shopOf';

/** As it comes over the socket of a running server. */
export type SentFiles = readonly (readonly [path: string, text: string])[];

export interface PullRequest {
  readonly appKey: string | null;
}

export interface ApplyRequest extends PullRequest {
  readonly files: SentFiles;
  readonly mayDelete: boolean;
  /** The plan that was shown and is to be done; null only makes one. */
  readonly plan: readonly string[] | null;
}

const parts: readonly FolderPart[] = [articleFolder, flowFolder, macroFolder];
const writer = 'Settings from a folder';

/** Everything a shop has written, as files: articles, flows and macros. */
export async function pullContent(database: Database, { appKey }: PullRequest): Promise<SentFiles> {
  const shopId = await shopOf(database, appKey);
  return database.inShops([shopId]).tx(async (transaction) => {
    const files: [string, string][] = [];
    for (const part of parts) files.push(...(await part.read({ transaction, shopId })));
    return files.sort(([left], [right]) => (left < right ? -1 : 1));
  });
}

/** Makes what is there what the folder says, all of it or nothing, and says what it has done. */
export async function applyContent(database: Database, request: ApplyRequest, at: Date): Promise<string[]> {
  const shopId = await shopOf(database, request.appKey);
  const given: Files = new Map(request.files);
  refuseUnknown(given);
  return database.inShops([shopId]).tx(async (transaction) => {
    const work = { transaction, shopId, at, by: writer, mayDelete: request.mayDelete };
    const judged = [];
    for (const part of parts) {
      const current = await part.read(work);
      const own = new Map([...given].filter(([path]) => part.isOwn(path)));
      const { files, problems } = part.judge(own, current, at);
      judged.push({ part, files, problems, changes: planFolder(current, files, request.mayDelete) });
    }
    refuse(
      judged.flatMap(({ problems }) =>
        problems.map(({ path, line, message }) => `${path}:${line}: ${message}`),
      ),
    );
    const plan = sayPlan(judged.flatMap(({ changes }) => changes));
    if (request.plan === null) return plan;
    if (plan.join('\n') !== request.plan.join('\n'))
      throw new OperationRefused(
        'Something has changed meanwhile. Nothing was applied; look at the plan again.',
      );
    for (const { part, files, changes } of judged) await applyPart(part, files, changes, work);
    return plan;
  });
}

async function applyPart(
  part: FolderPart,
  files: Files,
  changes: readonly Change[],
  work: Parameters<FolderPart['apply']>[0],
): Promise<void> {
  try {
    await part.apply(work, files, changes);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    throw new OperationRefused(
      'Something else, maybe in the trash, has an address or a name that the folder gives away. Nothing was applied.',
    );
  }
}

function refuseUnknown(files: Files): void {
  const strangers = [...files.keys()].filter((path) => !parts.some((part) => part.isOwn(path)));
  refuse(strangers.map((path) => `${path}:1: is none of the files that are known here`));
}

const shownMax = 50;

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const others = problems.length > shownMax ? [`and ${problems.length - shownMax} more`] : [];
  throw new OperationRefused([...problems.slice(0, shownMax), ...others, 'Nothing was applied.'].join('\n'));
}
