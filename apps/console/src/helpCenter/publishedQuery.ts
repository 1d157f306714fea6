import type { PublishedArticles } from '@shopbell/protocol';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const published = answerWith<PublishedArticles>('languages', 'articles');

export const publishedQuery = (words: string, language: string) =>
  queryOptions({
    queryKey: ['published-articles', words, language] as const,
    queryFn: ({ signal }) =>
      getJson(
        `/console/api/help-center/published?${new URLSearchParams({ q: words, language })}`,
        published,
        signal,
      ),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
