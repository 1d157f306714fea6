import type { Language } from '@shopbell/rules/language';
import type { Evidence } from '@shopbell/rules/ranking';
import type { Database, Queryable } from '../../platform/db';

export interface SearchPlace {
  readonly shopId: number;
  readonly kind: 'article' | 'flow';
}

export interface SearchItem extends SearchPlace {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  /** Plain text, whatever markup it came from. */
  readonly body: string;
}

export interface IndexedPlace {
  readonly shopId: number;
  readonly id: string;
  readonly language: Language;
}

export interface SearchQuestion extends SearchPlace {
  readonly query: string;
  readonly language: Language;
  readonly limit: number;
  /** Only these, where it matters. */
  readonly ids?: readonly string[];
}

/** 0 to 1: how likely it answers what was asked. */
export interface SearchHit {
  readonly id: string;
  readonly score: number;
  /** What speaks for it. */
  readonly because: Evidence;
}

export interface SearchProgress {
  readonly done: number;
  readonly all: number;
}

/** What a shop can be asked, found by words and by what they mean. The first argument is a handle inside the shop's wall. */
export interface SearchService {
  /** In a transaction: replaces what stood under the same id and language. */
  put(transaction: Queryable, item: SearchItem): Promise<void>;
  /** In a transaction: many at once that are not there yet. */
  fill(transaction: Queryable, items: readonly SearchItem[]): Promise<void>;
  /** In a transaction: in all languages, unless one is named. */
  remove(
    transaction: Queryable,
    item: SearchPlace & { readonly id: string; readonly language?: Language },
  ): Promise<void>;
  /** What an earlier version has written into the index: whoever owns it puts it there anew. */
  outdated(database: Database, kind: SearchPlace['kind']): Promise<readonly IndexedPlace[]>;
  /** How many texts are also found by what they mean, of all that will be; by their words they are found at once. */
  progress(scope: Queryable, place: SearchPlace): Promise<SearchProgress>;
  /** Begins with what will be asked for soon, so that many who wait for their turn are understood together. */
  hear(question: Pick<SearchQuestion, 'query' | 'language'>): void;
  /** The best first. */
  find(scope: Queryable, question: SearchQuestion): Promise<SearchHit[]>;
}
