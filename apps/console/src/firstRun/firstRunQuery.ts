import { firstRun } from '@shopbell/protocol/schemas';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: async ({ signal }) => (await getJson('/console/api/first-run', firstRun, signal)).guide,
  staleTime: 60_000,
});
