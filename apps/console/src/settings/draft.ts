import type { FieldProblem } from '@shopbell/protocol';
import { chatSettings, fieldProblems } from '@shopbell/protocol/schemas';
import { changedPaths, judgeSettings } from '@shopbell/rules/settings';
import type { Draft, Rebased } from './ChatDraft';
import { fieldOf } from './fields';

export const valueAt = (draft: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Draft | undefined)?.[key], draft);

function withValue(draft: Draft, path: readonly string[], value: unknown): Draft {
  const [key = '', ...rest] = path;
  return { ...draft, [key]: rest.length === 0 ? value : withValue((draft[key] ?? {}) as Draft, rest, value) };
}

/** One change of a person's, and what follows from it. */
export function change(draft: Draft, path: string, value: unknown): Draft {
  const changed = withValue(draft, path.split('.'), value);
  if (path === 'language') return { ...changed, languages: withPrimary(changed, String(value)) };
  return path === 'quickReplies.replies' ? withLinks(draft.quickReplies as QuickReplies, changed) : changed;
}

interface QuickReplies {
  readonly replies: readonly string[];
  readonly actions?: readonly { readonly reply: string; readonly action: string }[];
}

/** What a quick reply opens goes along when it is said in other words, and ends with it. */
function withLinks({ replies: before, actions = [] }: QuickReplies, changed: Draft): Draft {
  const { replies } = changed.quickReplies as QuickReplies;
  const isSameLength = replies.length === before.length;
  const nowOf = (reply: string) => {
    const said = isSameLength ? replies[before.indexOf(reply)] : reply;
    return said !== undefined && replies.includes(said) ? said : null;
  };
  const kept = actions.flatMap(({ reply, action }) => {
    const now = nowOf(reply);
    return now === null ? [] : [{ reply: now, action }];
  });
  return withValue(changed, ['quickReplies', 'actions'], kept);
}

type ShopLanguage = { readonly language: string; readonly primary: boolean };

/** The language of the chat is always one of the shop's, and the first of them. */
function withPrimary({ languages }: Draft, language: string): ShopLanguage[] {
  const others = (languages as ShopLanguage[]).filter((each) => each.language !== language && !each.primary);
  return [{ language, primary: true }, ...others];
}

/** All that is wrong: what a shape can say about some fields, and what only a rule sees in the others. */
export function judgeDraft(draft: Draft): FieldProblem[] {
  const parsed = chatSettings.safeParse(draft);
  if (parsed.success) return judgeSettings(parsed.data);
  const problems = fieldProblems(parsed.error);
  const wrong = new Set(problems.map(({ path }) => fieldOf(path)?.path ?? path.join('.')));
  const others = [...wrong].reduce<Draft>((rest, path) => {
    const keys = path.split('.');
    return withValue(rest, keys, valueAt(defaults, keys));
  }, draft);
  const readable = chatSettings.safeParse(others);
  const judged = readable.success ? judgeSettings(readable.data) : [];
  return [...problems, ...judged.filter(({ path }) => !wrong.has(fieldOf(path)?.path ?? ''))];
}

export const defaults: Draft = chatSettings.parse({ name: '-', domains: [] });

/** One's own changes on top of what somebody else saved meanwhile. */
export function rebase(base: Draft, mine: Draft, saved: Draft): Rebased {
  const theirs = changedPaths(base, saved);
  const own = changedPaths(base, mine);
  const draft = own.reduce((result, { path, after }) => withLeaf(result, path, after), saved);
  const stillOwn = new Set(changedPaths(saved, draft).map(({ path }) => path.join('.')));
  const both = theirs.map(({ path }) => path.join('.')).filter((path) => stillOwn.has(path));
  return { draft, theirs, both };
}

/** An own word, or a list of them, that was taken away is gone, not null. */
function withLeaf(draft: Draft, path: readonly string[], value: unknown): Draft {
  const isPartOfField = path.join('.') !== fieldOf(path)?.path;
  if (!isPartOfField || value !== null) return withValue(draft, path, value);
  const holder = path.slice(0, -1);
  const { [path.at(-1) ?? '']: _, ...words } = (valueAt(draft, holder) ?? {}) as Draft;
  return withValue(draft, holder, words);
}
