export interface ArticleTimes {
  /** When the draft was last changed. */
  readonly changedAtMs: number;
  readonly publishedAtMs: number | null;
  /** When it is to be published. */
  readonly publishAtMs: number | null;
}

/** What a text of an article is to shoppers: `changed` is public, and its draft says something newer. */
export function articleState({ changedAtMs, publishedAtMs, publishAtMs }: ArticleTimes) {
  if (publishAtMs !== null) return 'scheduled';
  if (publishedAtMs === null) return 'draft';
  return changedAtMs > publishedAtMs ? 'changed' : 'published';
}

/** A translation whose original was published after it was last touched. */
export const isOutdated = (text: ArticleTimes, original: ArticleTimes | undefined): boolean =>
  original?.publishedAtMs != null && original !== text && original.publishedAtMs > text.changedAtMs;
