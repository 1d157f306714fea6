import type { Colleague } from '@shopbell/protocol';
import type { HalfWord } from './useHalfWord';

/** The name someone is just writing after an @, if any. */
export function mentionAt(text: string, caret: number): HalfWord | null {
  const found = /(?:^|\s)@([^\s@]{0,40})$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[1] ?? '';
  return { start: caret - typed.length - 1, typed };
}

export const matching = (colleagues: readonly Colleague[], typed: string): readonly Colleague[] =>
  colleagues
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.startsWith(typed.toLowerCase())),
    )
    .slice(0, 6);

export function completeMention(text: string, caret: number, { start }: HalfWord, name: string) {
  const before = `${text.slice(0, start)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** Whom a note names; the longest name wins, so that @Ann is not found in @Ann Lee. */
export function mentionsIn(text: string, colleagues: readonly Colleague[]): readonly string[] {
  let rest = text;
  const found: string[] = [];
  for (const { userId, name } of colleagues.toSorted((left, right) => right.name.length - left.name.length)) {
    if (!rest.includes(`@${name}`)) continue;
    found.push(userId);
    rest = rest.replaceAll(`@${name}`, '');
  }
  return found;
}
