import type { CampaignReport, CreditedOrders, HoldoutReport, ReportRange } from '@shopbell/protocol';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';

const path = '/console/api/campaign-report';

/** What is asked for: so many days, of one campaign or of all. */
export interface Wish {
  readonly days: ReportRange;
  readonly campaign: string | null;
}
const wishOf = ({ days, campaign }: Wish) =>
  `days=${days}${campaign === null ? '' : `&campaign=${encodeURIComponent(campaign)}`}`;

export const reportQuery = (wish: Wish) =>
  queryOptions({
    queryKey: ['campaign-report', wish],
    queryFn: ({ signal }) =>
      getJson(
        `${path}?${wishOf(wish)}`,
        answerWith<CampaignReport>('campaigns', 'days', 'languages'),
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const holdoutQuery = queryOptions({
  queryKey: ['campaign-report', 'holdout'],
  queryFn: ({ signal }) =>
    getJson(`${path}/holdout`, answerWith<HoldoutReport>('isActive', 'comparison'), signal),
});

export const ordersQuery = (wish: Wish) =>
  infiniteQueryOptions({
    queryKey: ['campaign-report', 'orders', wish],
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      getJson(
        `${path}/orders?${wishOf(wish)}${pageParam && `&before=${pageParam}`}`,
        answerWith<CreditedOrders>('orders', 'next'),
        signal,
      ),
    getNextPageParam: ({ next }) => next,
  });
