import { randomUUID } from 'node:crypto';
import type { FlowContent } from '@shopbell/protocol';
import { fieldProblems, flowContent } from '@shopbell/protocol/schemas';
import { validateFlow } from '@shopbell/rules/flows';
import {
  type FileProblem,
  type Files,
  isNamed,
  lineAt,
  lineOfSyntaxError,
  uniqueKeys,
} from '@shopbell/rules/folder';
import { slugOf } from '@shopbell/rules/help-center';
import type { FolderPart, FolderPlace, FolderWork } from '../../feature/FolderPart';
import { search } from '../search';
import { searchItem } from './searchItem';
import {
  insertFlow,
  listFlows,
  markDeleted,
  readPublished,
  type StoredFlow,
  setPublished,
  updateFlow,
} from './store';

/** What shoppers are led through, and a draft where it says something else. */
const [publicEnd, draftEnd] = ['.json', '.draft.json'];

interface Known {
  readonly flow: StoredFlow;
  readonly published: FlowContent | null;
}

async function keyed({ transaction, shopId }: FolderPlace): Promise<Map<string, Known>> {
  const flows = await listFlows(transaction, shopId);
  const published = new Map(
    (await readPublished(transaction, shopId)).map((each) => [each.id, each.content]),
  );
  const keys = uniqueKeys(flows.map(({ content }) => slugOf(String((content as FlowContent).name))));
  return new Map(
    flows.map((flow, index) => [`flows/${keys[index]}`, { flow, published: published.get(flow.id) ?? null }]),
  );
}

/** Flows speak of others by the names of their files, since ids are another's elsewhere. */
const renamed = (content: FlowContent, nameOf: (flowId: string) => string | undefined): FlowContent => ({
  ...content,
  steps: content.steps.map((step) =>
    step.kind === 'sub-flow' ? { ...step, flowId: nameOf(step.flowId) ?? step.flowId } : step,
  ),
});

const toFile = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

function readFile(path: string, text: string): FlowContent | FileProblem[] {
  try {
    const json: unknown = JSON.parse(text);
    const parsed = flowContent.safeParse(json);
    if (parsed.success) return parsed.data;
    return fieldProblems(parsed.error).map(({ path: place, message }) => ({
      ...{ path, line: lineAt(text, place) },
      message: `${place.join('.')} ${message}`,
    }));
  } catch {
    return [{ path, line: lineOfSyntaxError(text), message: 'is not JSON' }];
  }
}

const keyOf = (path: string): string =>
  path.slice('flows/'.length, -(path.endsWith(draftEnd) ? draftEnd : publicEnd).length);
const misnamed = (name: string): string => `by its name it must be called flows/${slugOf(name)}`;

const contentsIn = (files: Files): Map<string, FlowContent> =>
  new Map(
    [...files].flatMap(([path, text]) => {
      const content = readFile(path, text);
      return path.endsWith(draftEnd) || Array.isArray(content) ? [] : [[keyOf(path), content] as const];
    }),
  );

export const flowFolder: FolderPart = {
  isOwn: (path) => /^flows\/[^/.]{1,200}(?:\.draft)?\.json$/.test(path),

  async read(place) {
    const known = await keyed(place);
    const names = new Map([...known].map(([key, { flow }]) => [flow.id, key.slice('flows/'.length)]));
    const write = (content: unknown) => {
      const parsed = flowContent.safeParse(content);
      return toFile(parsed.success ? renamed(parsed.data, (id) => names.get(id)) : content);
    };
    const files = new Map<string, string>();
    for (const [key, { flow, published }] of known) {
      const draft = write(flow.content);
      const open = published && write(published);
      if (open !== null) files.set(key + publicEnd, open);
      if (open !== draft) files.set(key + draftEnd, draft);
    }
    return files;
  },

  judge(given, current) {
    const files = new Map<string, string>();
    const problems: FileProblem[] = [];
    const library = new Map([...contentsIn(current), ...contentsIn(given)]);
    for (const [path, text] of given) {
      const content = readFile(path, text);
      if (Array.isArray(content)) {
        problems.push(...content);
        continue;
      }
      files.set(path, toFile(content));
      const own = keyOf(path);
      const isKnown = [publicEnd, draftEnd].some((end) => current.has(`flows/${own}${end}`));
      const isNewest = path.endsWith(draftEnd) || !given.has(`flows/${own}${draftEnd}`);
      if (!isKnown && isNewest && !isNamed(own, slugOf(content.name)))
        problems.push({ path, line: lineAt(text, ['name']), message: misnamed(content.name) });
      if (path.endsWith(draftEnd)) continue;
      for (const { stepId, message } of validateFlow(content, (id) => library.get(id) ?? null, own)) {
        const index = content.steps.findIndex(({ id }) => id === stepId);
        const line = lineAt(text, index === -1 ? ['steps'] : ['steps', index]);
        problems.push({ path, line, message: stepId === null ? message : `step ${stepId}: ${message}` });
      }
    }
    for (const [path, text] of files)
      if (path.endsWith(draftEnd) && files.get(path.replace(draftEnd, publicEnd)) === text)
        files.delete(path);
    return { files, problems };
  },

  async apply(work, files, changes) {
    const known = await keyed(work);
    const ids = new Map([...known].map(([key, { flow }]) => [key.slice('flows/'.length), flow.id]));
    for (const { unit } of changes) {
      const name = unit.slice('flows/'.length);
      if (!ids.has(name)) ids.set(name, randomUUID());
    }
    for (const [index, { unit, kind }] of changes.entries()) {
      const before = known.get(unit);
      if (kind === 'stays') continue;
      if (kind === 'removed') {
        if (before) await remove(work, before.flow);
        continue;
      }
      const contentOf = (end: string) => {
        const content = readFile(unit, files.get(unit + end) ?? '');
        return Array.isArray(content) ? null : renamed(content, (name) => ids.get(name));
      };
      const id = ids.get(unit.slice('flows/'.length)) ?? randomUUID();
      // In the order of their names, by which those of one name are told apart.
      const at = new Date(work.at.getTime() + index);
      await write(
        { ...work, at },
        { id, before, published: contentOf(publicEnd), draft: contentOf(draftEnd) },
      );
    }
  },
};

interface Written {
  readonly id: string;
  readonly before: Known | undefined;
  readonly published: FlowContent | null;
  readonly draft: FlowContent | null;
}

/** Each saved version stays, so that who is in one goes on in it. */
async function write(work: FolderWork, { id, before, published, draft }: Written): Promise<void> {
  const { transaction, shopId, at, by } = work;
  let version = before?.flow.version ?? 0;
  const save = async (content: FlowContent) => {
    version += 1;
    const next = { id, shopId, version, content, at, by };
    await (version === 1 ? insertFlow(transaction, next) : updateFlow(transaction, next));
  };
  if (published && !(before?.published && isSame(before.published, published) && draft)) {
    await save(published);
    await setPublished(transaction, { shopId, id }, version, at);
    await search.put(transaction, searchItem(shopId, id, published));
  }
  if (draft && !(before && isSame(before.flow.content, draft))) await save(draft);
  if (!published && before?.published) {
    await setPublished(transaction, { shopId, id }, null, at);
    await search.remove(transaction, { shopId, kind: 'flow', id });
  }
}

async function remove({ transaction, shopId, at }: FolderWork, flow: StoredFlow): Promise<void> {
  await markDeleted(transaction, flow, at);
  await search.remove(transaction, { shopId, kind: 'flow', id: flow.id });
}

const isSame = (left: unknown, right: FlowContent): boolean => {
  const parsed = flowContent.safeParse(left);
  return parsed.success && JSON.stringify(parsed.data) === JSON.stringify(right);
};
