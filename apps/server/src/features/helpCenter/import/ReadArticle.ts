import type { Language } from '@shopbell/rules/language';

/** A text as a file says it. */
export interface ReadArticle {
  readonly path: string;
  readonly line: number;
  /** Those of one name are one article. */
  readonly name: string;
  readonly language: Language;
  readonly slug: string;
  /** Otherwise it comes from where the file lies, and what is there keeps its own. */
  readonly isSlugGiven: boolean;
  readonly title: string;
  readonly body: string;
  readonly category: string | null;
  readonly notes: readonly string[];
}

export interface Refused {
  readonly path: string;
  readonly line: number;
  readonly problem: string;
}

export type ReadFile = ReadArticle | Refused;

export const isRefused = (read: ReadFile): read is Refused => 'problem' in read;
