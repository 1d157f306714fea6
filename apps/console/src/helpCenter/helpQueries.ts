import type {
  ArticleVersion,
  ConsoleArticle,
  ConsoleHelpCenter,
  HelpReport,
  IndexProgress,
} from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

export const aCenter = answerWith<ConsoleHelpCenter>('id', 'categories', 'articles');
export const anArticle = answerWith<ConsoleArticle>('id', 'revision', 'texts');

export const centerQuery = queryOptions({
  queryKey: ['help-center'],
  queryFn: ({ signal }) => getJson('/console/api/help-center', aCenter, signal),
});

export const readArticle = (id: string, signal: AbortSignal | null = null) =>
  getJson(`/console/api/help-center/articles/${id}`, anArticle, signal);

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: ({ signal }) => readArticle(id, signal),
    // It must not change under somebody's hands; a save finds out.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const articleVersionsQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['article-versions', id, language],
    queryFn: ({ signal }) =>
      getJson(
        `/console/api/help-center/articles/${id}/versions?language=${language}`,
        answerWith<{ versions: ArticleVersion[] }>('versions'),
        signal,
      ),
    gcTime: 0,
  });

/** Asked again for as long as something is missing. */
export const indexQuery = queryOptions({
  queryKey: ['help-index'],
  queryFn: ({ signal }) =>
    getJson('/console/api/help-center/index', answerWith<IndexProgress>('done', 'all'), signal),
  refetchInterval: ({ state: { data } }) => (data && data.done < data.all ? 3000 : false),
});

export const reportQuery = queryOptions({
  queryKey: ['help-report'],
  queryFn: ({ signal }) =>
    getJson('/console/api/help-center/report', answerWith<HelpReport>('unanswered', 'articles'), signal),
});
