import { fieldProblems, newMacro } from '@shopbell/protocol/schemas';
import { type FileProblem, isNamed, readHeader, uniqueKeys, writeHeader } from '@shopbell/rules/folder';
import { slugOf } from '@shopbell/rules/help-center';
import { unknownVariables } from '@shopbell/rules/macros';
import type { FolderPart, FolderPlace } from '../../feature/FolderPart';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

async function keyed({ transaction, shopId }: FolderPlace): Promise<Map<string, Row>> {
  const rows = await transaction.query<Row>(
    'select id, name, text from macro where shop_id = $1 order by id',
    [shopId],
  );
  const keys = uniqueKeys(rows.map(({ name }) => slugOf(name)));
  return new Map(rows.map((row, index) => [`macros/${keys[index]}`, row]));
}

const toFile = ({ name, text }: Pick<Row, 'name' | 'text'>) => writeHeader({ name }, text);

function readFile(path: string, text: string): { name: string; text: string } | FileProblem {
  const header = readHeader(text);
  if ('problem' in header) return { path, line: header.line, message: header.problem };
  const { fields, body, bodyLine } = header;
  const macro = { name: fields.get('name')?.value ?? '', text: body };
  const parsed = newMacro.safeParse(macro);
  if (!parsed.success) {
    const [problem] = fieldProblems(parsed.error);
    const [field = ''] = problem?.path ?? [];
    const line = field === 'text' ? bodyLine : (fields.get('name')?.line ?? 1);
    return { path, line, message: `${field} ${problem?.message}` };
  }
  const [unknown] = unknownVariables(body);
  if (unknown !== undefined) {
    const line = bodyLine + body.slice(0, body.indexOf(unknown)).split('\n').length - 1;
    return { path, line, message: `there is nothing called ${unknown}` };
  }
  return parsed.data;
}

export const macroFolder: FolderPart = {
  isOwn: (path) => /^macros\/[^/]{1,200}\.md$/.test(path),

  async read(place) {
    return new Map([...(await keyed(place))].map(([key, row]) => [`${key}.md`, toFile(row)]));
  },

  judge(given, current) {
    const files = new Map<string, string>();
    const problems: FileProblem[] = [];
    const names = new Map<string, string>();
    for (const [path, text] of given) {
      const macro = readFile(path, text);
      if ('path' in macro) {
        problems.push(macro);
        continue;
      }
      const other = names.get(macro.name.toLowerCase());
      if (other) problems.push({ path, line: 2, message: `${other} has the same name` });
      names.set(macro.name.toLowerCase(), path);
      const key = path.slice('macros/'.length, -'.md'.length);
      if (!current.has(path) && !isNamed(key, slugOf(macro.name)))
        problems.push({
          path,
          line: 2,
          message: `by its name it must be called macros/${slugOf(macro.name)}.md`,
        });
      files.set(path, toFile(macro));
    }
    return { files, problems };
  },

  async apply({ transaction, shopId, ...place }, files, changes) {
    const known = await keyed({ transaction, shopId, ...place });
    // Names that are given up first, so that another may take them.
    for (const { unit, kind } of changes)
      if (kind === 'removed')
        await transaction.query('delete from macro where shop_id = $1 and id = $2', [
          shopId,
          known.get(unit)?.id,
        ]);
    for (const { unit, kind } of changes) {
      const macro = readFile(unit, files.get(`${unit}.md`) ?? '');
      if ('path' in macro || kind === 'removed' || kind === 'stays') continue;
      const id = known.get(unit)?.id;
      if (id === undefined)
        await transaction.query('insert into macro (shop_id, name, text) values ($1, $2, $3)', [
          ...[shopId, macro.name, macro.text],
        ]);
      else
        await transaction.query(
          'update macro set name = $3, text = $4, updated_at = now() where shop_id = $1 and id = $2',
          [shopId, id, macro.name, macro.text],
        );
    }
  },
};
