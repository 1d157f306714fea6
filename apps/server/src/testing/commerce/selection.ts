/** As much of GraphQL as a server needs that has nothing but answers: which fields are asked for, with which arguments. */
interface Field {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

/** What is answered: an object whose fields are values, or functions of their arguments. */
export type Resolvable = { readonly [name: string]: unknown };

export function answerQuery(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  root: Resolvable,
): unknown {
  return project(root, parse(query, variables));
}

function project(value: unknown, fields: readonly Field[]): unknown {
  if (Array.isArray(value)) return value.map((one) => project(one, fields));
  if (value === null || typeof value !== 'object' || fields.length === 0) return value;
  return Object.fromEntries(
    fields.map((field) => {
      if (!Object.hasOwn(value, field.name)) throw new UnknownField(field.name);
      const found: unknown = (value as Resolvable)[field.name];
      const answer = typeof found === 'function' ? found(field.arguments) : found;
      return [field.name, project(answer, field.fields)];
    }),
  );
}

export class UnknownField extends Error {}

function parse(query: string, variables: Readonly<Record<string, unknown>>): readonly Field[] {
  const tokens = query.match(/\.\.\.|"[^"]*"|[$\w]+|[{}():!,[\]]/g)?.filter((token) => token !== ',') ?? [];
  const fragments = new Map<string, () => readonly Field[]>();
  let at = 0;
  const next = () => tokens[at++] ?? '';
  const skipTo = (token: string) => {
    while (tokens[at] !== token && at < tokens.length) at += 1;
  };

  function readFields(): readonly Field[] {
    const fields: Field[] = [];
    if (next() !== '{') throw new Error('A selection begins with {');
    while (tokens[at] !== '}') fields.push(...readField());
    at += 1;
    return fields;
  }

  function readField(): readonly Field[] {
    const name = next();
    if (name !== '...') {
      const given = tokens[at] === '(' ? readArguments() : {};
      return [{ name, arguments: given, fields: tokens[at] === '{' ? readFields() : [] }];
    }
    const fragment = next();
    if (fragment !== 'on') return fragments.get(fragment)?.() ?? [];
    skipTo('{');
    return readFields();
  }

  function readArguments(): Record<string, unknown> {
    const given: Record<string, unknown> = {};
    at += 1;
    while (tokens[at] !== ')') {
      const name = next();
      at += 1;
      const value = next();
      given[name] = value.startsWith('$')
        ? variables[value.slice(1)]
        : /^\d+$/.test(value)
          ? Number(value)
          : value;
    }
    at += 1;
    return given;
  }

  for (const [index, token] of tokens.entries()) {
    if (token !== 'fragment') continue;
    fragments.set(tokens[index + 1] ?? '', () => {
      const before = at;
      at = index;
      skipTo('{');
      const fields = readFields();
      at = before;
      return fields;
    });
  }
  at = 2;
  if (tokens[at] === '(') skipTo(')');
  skipTo('{');
  return readFields();
}
