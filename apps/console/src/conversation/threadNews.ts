import { listText } from '@shopbell/rules/content';
import type { ThreadEntry } from './threadEntries';

/** What has come at the end of a thread since it was opened, for who does not see it come. */
export interface ThreadNews {
  readonly lastKey: string | undefined;
  readonly told: readonly ThreadEntry[];
}

/** So many stay, since a region that is emptied while it is read out falls silent. */
const keptMax = 5;

export const noNews = (entries: readonly ThreadEntry[]): ThreadNews => ({
  lastKey: lastStored(entries)?.key,
  told: [],
});

/** All that followed the last one, but one's own; nothing of older pages, and nothing of a thread that is another one now. */
export function newsAfter(
  { lastKey, told }: ThreadNews,
  entries: readonly ThreadEntry[],
  ownId: string,
): ThreadNews {
  const stored = entries.filter(isStored);
  const known = stored.findLastIndex(({ key }) => key === lastKey);
  const isFirst = lastKey === undefined && told.length === 0;
  const come =
    known < 0 && !isFirst ? [] : stored.slice(known + 1).filter((entry) => entry.authorId !== ownId);
  const kept = [...told, ...come].slice(-Math.max(keptMax, come.length));
  return { lastKey: stored.at(-1)?.key, told: kept };
}

/** In the words that a list has for it. */
export const newsWords = (
  { fromAgent, senderName, text, content }: ThreadEntry,
  visitorName: string,
): string => `${fromAgent ? (senderName ?? 'Agent') : visitorName}: ${content ? listText(content) : text}`;

const isStored = ({ delivery }: ThreadEntry): boolean => delivery.kind === 'stored';

export const lastStored = (entries: readonly ThreadEntry[]): ThreadEntry | undefined =>
  entries.findLast(isStored);
