import { commerceState } from '@shopbell/protocol/schemas';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../http/getJson';

export const commerceQuery = queryOptions({
  queryKey: ['commerce'],
  queryFn: ({ signal }) => getJson('/console/api/commerce', commerceState, signal),
});
