import type { Language } from '@shopbell/rules/language';

export type ArticleText = {
  readonly title: string;
  /** HTML, with nothing but what the sanitiser allows. */
  readonly body: string;
};

export type DemoArticle = {
  readonly slug: string;
  /** The slug of its category. */
  readonly category: string;
  readonly texts: Readonly<Partial<Record<Language, ArticleText>>>;
};

export type DemoCategory = {
  readonly slug: string;
  readonly names: Readonly<Partial<Record<Language, string>>>;
};

export type EnglishArticle = ArticleText & { readonly slug: string };
