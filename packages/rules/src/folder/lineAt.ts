/** On which line of a JSON text the value at a path begins; where there is none, the nearest around it. */
export const lineAt = (json: string, path: readonly PropertyKey[]): number =>
  lineOf(json, walk(json, path).found);

/** On which line JSON stops being JSON; engines do not always say. */
export function lineOfSyntaxError(json: string): number {
  return lineOf(json, walk(json, []).broken ?? json.length);
}

const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length;

function walk(json: string, path: readonly PropertyKey[]) {
  let at = 0;
  let found = 0;
  let broken: number | null = null;

  const breaks = (position: number) => {
    broken ??= position;
    at = json.length;
  };
  const skip = () => {
    while (/\s/.test(json[at] ?? '')) at += 1;
  };
  function readAs(start: number): unknown {
    try {
      return JSON.parse(json.slice(start, at));
    } catch {
      return breaks(start);
    }
  }
  function readString(): unknown {
    const start = at;
    at += 1;
    while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
    at += 1;
    return readAs(start);
  }
  function readPlain(): void {
    const start = at;
    while (at < json.length && !/[\s,\]}]/.test(json[at] ?? '')) at += 1;
    readAs(start);
  }
  function readKey(): unknown {
    const key = json[at] === '"' ? readString() : breaks(at);
    skip();
    if (json[at] === ':') at += 1;
    else breaks(at);
    return key;
  }
  /** `wanted` is what is left of the path, or null beside it. */
  function readValue(wanted: readonly PropertyKey[] | null): void {
    skip();
    if (wanted) found = at;
    const open = json[at];
    if (open === '"') return void readString();
    if (open !== '{' && open !== '[') return readPlain();
    const close = open === '{' ? '}' : ']';
    at += 1;
    skip();
    for (let index = 0; json[at] !== close && at < json.length; index += 1) {
      const key = open === '{' ? readKey() : index;
      readValue(wanted && wanted.length > 0 && String(wanted[0]) === String(key) ? wanted.slice(1) : null);
      skip();
      if (json[at] === ',') at += 1;
      else if (json[at] !== close) breaks(at);
      skip();
    }
    at += 1;
  }

  readValue(path);
  return { found, broken };
}
