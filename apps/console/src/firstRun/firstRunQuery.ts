import type { FirstRun } from '@shopbell/protocol';
import { queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

export const firstRunAnswer = answerWith<FirstRun>('guide');

export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: async ({ signal }) => (await getJson('/console/api/first-run', firstRunAnswer, signal)).guide,
  staleTime: 60_000,
});
