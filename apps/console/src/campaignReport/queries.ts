import type { CampaignReport, CreditedOrders, HoldoutReport, ReportRange } from '@shopbell/protocol';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const path = '/console/api/campaign-report';

export const reportQuery = (days: ReportRange) =>
  queryOptions({
    queryKey: ['campaign-report', days],
    queryFn: ({ signal }) =>
      getJson(`${path}?days=${days}`, answerWith<CampaignReport>('campaigns', 'days', 'languages'), signal),
    placeholderData: keepPreviousData,
  });

export const holdoutQuery = queryOptions({
  queryKey: ['campaign-report', 'holdout'],
  queryFn: ({ signal }) =>
    getJson(`${path}/holdout`, answerWith<HoldoutReport>('isActive', 'comparison'), signal),
});

export const ordersQuery = (days: ReportRange) =>
  infiniteQueryOptions({
    queryKey: ['campaign-report', 'orders', days],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      getJson(
        `${path}/orders?days=${days}${pageParam && `&before=${pageParam}`}`,
        answerWith<CreditedOrders>('orders', 'next'),
        signal,
      ),
    getNextPageParam: ({ next }) => next,
  });
