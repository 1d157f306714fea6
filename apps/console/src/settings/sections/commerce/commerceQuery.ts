import { commerceState, returnsState, webhookState } from '@shopbell/protocol/schemas';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../http/getJson';

export const commerceQuery = queryOptions({
  queryKey: ['commerce'],
  queryFn: ({ signal }) => getJson('/console/api/commerce', commerceState, signal),
});

export const webhooksQuery = queryOptions({
  queryKey: ['commerce', 'webhooks'],
  queryFn: ({ signal }) => getJson('/console/api/commerce/webhooks', webhookState, signal),
});

export const returnsQuery = queryOptions({
  queryKey: ['returns'],
  queryFn: ({ signal }) => getJson('/console/api/returns', returnsState, signal),
});
