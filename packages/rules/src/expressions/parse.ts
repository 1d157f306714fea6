/** What an expression is made of. Nothing in it looks back or around, so that it can be followed letter by letter. */
export type Node =
  | { readonly kind: 'letter'; readonly fits: (letter: string) => boolean }
  | { readonly kind: 'edge'; readonly at: 'start' | 'end' }
  | { readonly kind: 'all'; readonly parts: readonly Node[] }
  | { readonly kind: 'any'; readonly parts: readonly Node[] }
  | { readonly kind: 'times'; readonly part: Node; readonly min: number; readonly max: number };

/** Thrown while reading, and said beside the field. */
export class ExpressionProblem extends Error {}

/** Reads an expression as JavaScript writes them, but for look-arounds and back-references. */
export function parse(source: string): Node {
  const letters = [...source];
  let at = 0;
  const peek = (ahead = 0): string | undefined => letters[at + ahead];
  const next = (): string => letters[at++] ?? fail('It breaks off.');
  const isNext = (sign: string): boolean => peek() === sign && ++at > 0;

  function either(): Node {
    const parts = [row()];
    while (isNext('|')) parts.push(row());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts };
  }

  function row(): Node {
    const parts: Node[] = [];
    for (let sign = peek(); sign !== undefined && sign !== '|' && sign !== ')'; sign = peek())
      parts.push(repeated(single()));
    return { kind: 'all', parts };
  }

  function repeated(part: Node): Node {
    const times = timesOf();
    if (!times) return part;
    if (part.kind === 'edge') fail('Only what can be typed can be repeated.');
    isNext('?');
    if (timesOf()) fail('Something is repeated twice: put it in brackets.');
    return { kind: 'times', part, ...times };
  }

  function timesOf(): { readonly min: number; readonly max: number } | null {
    if (isNext('*')) return { min: 0, max: Infinity };
    if (isNext('+')) return { min: 1, max: Infinity };
    if (isNext('?')) return { min: 0, max: 1 };
    if (!isNext('{')) return null;
    const [, from = '', comma, to = ''] =
      /^(\d{1,4})(,?)(\d{0,4})$/.exec(until('}')) ?? fail('Between { and } stands how often: {2} or {2,5}.');
    const min = Number(from);
    const max = comma === '' ? min : to === '' ? Infinity : Number(to);
    return max < min ? fail('Between { and } the smaller number comes first.') : { min, max };
  }

  function until(end: string): string {
    let inside = '';
    for (let sign = next(); sign !== end; sign = next()) inside += sign === '\\' ? sign + next() : sign;
    return inside;
  }

  function single(): Node {
    const sign = next();
    if (sign === '(') return group();
    if (sign === '[') return kindOf(`[${until(']')}]`);
    if (sign === '^' || sign === '$') return { kind: 'edge', at: sign === '^' ? 'start' : 'end' };
    if (sign === '.') return { kind: 'letter', fits: (letter) => letter !== '\n' };
    if (sign === '\\') return escaped(next());
    if ('*+?{}]'.includes(sign)) fail(`Write \\${sign} where “${sign}” itself is meant.`);
    return { kind: 'letter', fits: (letter) => letter === sign };
  }

  function group(): Node {
    if (isNext('?') && !isNext(':')) fail('Looking ahead or behind, and names, cannot be used.');
    const inside = either();
    return isNext(')') ? inside : fail('A bracket is not closed.');
  }

  function escaped(sign: string): Node {
    if (/[1-9bBk]/.test(sign)) fail(`“\\${sign}” cannot be used.`);
    return kindOf(/[pP]/.test(sign) && isNext('{') ? `\\${sign}{${until('}')}}` : `\\${sign}`);
  }

  const whole = either();
  return at < letters.length ? fail('A bracket is closed that was not opened.') : whole;
}

/** One letter, by JavaScript's own reading: that takes no longer whatever it says. */
function kindOf(source: string): Node {
  try {
    const expression = new RegExp(`^${source}$`, 'u');
    return { kind: 'letter', fits: (letter) => expression.test(letter) };
  } catch {
    return fail(`“${source}” says nothing.`);
  }
}

function fail(message: string): never {
  throw new ExpressionProblem(message);
}
