import type { ArticleSummary, ConsoleArticle } from '@shopbell/protocol';
import { type ArticleTimes, articleState, isOutdated } from '@shopbell/rules/help-center';
import { articleUrl } from './centers';
import type { HelpCenter, StoredArticle } from './store';
import type { StoredText } from './textStore';

interface Shown {
  readonly center: HelpCenter;
  readonly address: string;
}

export function toConsole({
  center,
  article,
  texts,
  address,
}: Shown & { article: StoredArticle; texts: readonly StoredText[] }): ConsoleArticle {
  const { id, categoryId, revision, changedAt, changedBy, deletedAt } = article;
  const original = texts.find(({ language }) => language === center.language);
  const originalTimes = original && timesOf(original);
  return {
    ...{ id, categoryId, revision, changedBy, isDeleted: deletedAt !== null },
    changedDatetime: changedAt.toISOString(),
    texts: texts.map((text) => {
      const times = timesOf(text);
      const { language, slug, title, body, publishedAt, publishAt } = text;
      const isPublic = publishedAt !== null && deletedAt === null;
      return {
        ...{ language, slug, title, body, state: articleState(times) },
        isOutdated: text !== original && isOutdated(times, originalTimes),
        publishDatetime: publishAt?.toISOString() ?? null,
        publishedDatetime: publishedAt?.toISOString() ?? null,
        changedDatetime: text.changedAt.toISOString(),
        url: isPublic ? articleUrl(address, { center, language, slug }) : null,
      };
    }),
  };
}

const timesOf = ({ changedAt, publishedAt, publishAt }: StoredText): ArticleTimes => ({
  changedAtMs: changedAt.getTime(),
  publishedAtMs: publishedAt?.getTime() ?? null,
  publishAtMs: publishAt?.getTime() ?? null,
});

export function toSummaries({
  articles,
  texts,
  ...shown
}: Shown & { articles: readonly StoredArticle[]; texts: readonly StoredText[] }): ArticleSummary[] {
  const byArticle = new Map<string, StoredText[]>();
  for (const text of texts) byArticle.set(text.articleId, [...(byArticle.get(text.articleId) ?? []), text]);
  return articles.map((article) => {
    const one = toConsole({ ...shown, article, texts: byArticle.get(article.id) ?? [] });
    return { ...one, texts: one.texts.map(({ body: _, ...text }) => text) };
  });
}
