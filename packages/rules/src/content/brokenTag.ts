import { droppedWithContent } from './allowList';
import { readTag } from './readTag';

/** HTML lets these end by themselves. */
const endsItself = new Set(['p', 'li', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'dt', 'dd', 'option']);
const holdsNothing = new Set(['br', 'img', 'hr', 'wbr', 'col', 'input', 'area', 'source']);
const dropped: ReadonlySet<string> = new Set(droppedWithContent);
const values = /=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * The first tag of which nobody can tell what was meant: it is not finished, not closed, closed without having been opened,
 * or out of turn. Null where there is none. What is dropped with its content, such as a script, is not looked at.
 */
export function brokenTag(markup: string): string | null {
  const open: string[] = [];
  let at = 0;
  for (let next = markup.indexOf('<'); next !== -1; next = markup.indexOf('<', at)) {
    const found = readTag(markup, next);
    at = found.end;
    if (found.kind === 'text') continue;
    const whole = markup.slice(next, at);
    const shown = whole.slice(0, 30);
    if (!whole.endsWith('>') || /["']/.test(whole.replace(values, ''))) return shown;
    if (found.kind === 'nothing' || holdsNothing.has(found.tag) || whole.endsWith('/>')) continue;
    if (found.kind === 'open' && dropped.has(found.tag)) at = endOf(markup, found.tag, at);
    else if (found.kind === 'open') open.push(found.tag);
    if (found.kind === 'open' || dropped.has(found.tag)) continue;
    while (open.length > 0 && open.at(-1) !== found.tag && endsItself.has(open.at(-1) ?? '')) open.pop();
    const last = open.pop();
    if (last !== found.tag) return last === undefined ? shown : `<${last}>`;
  }
  const left = open.find((tag) => !endsItself.has(tag));
  return left === undefined ? null : `<${left}>`;
}

function endOf(markup: string, tag: string, from: number): number {
  const found = markup.toLowerCase().indexOf(`</${tag}`, from);
  return found === -1 ? markup.length : found;
}
