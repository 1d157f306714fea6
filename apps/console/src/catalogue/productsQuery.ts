import { productList } from '@shopbell/protocol/schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../http/getJson';

export const productsQuery = (words: string) =>
  queryOptions({
    queryKey: ['products', words] as const,
    queryFn: ({ signal }) =>
      getJson(`/console/api/products?${new URLSearchParams({ q: words })}`, productList, signal),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
