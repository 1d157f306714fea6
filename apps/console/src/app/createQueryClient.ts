import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../http/HttpProblem';

export function createQueryClient({ onUnauthorized }: { readonly onUnauthorized: () => void }): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) onUnauthorized();
      },
    }),
    defaultOptions: {
      // `navigator.onLine` is wrong about servers in the house, so requests are tried whatever it says.
      queries: { networkMode: 'always', retry: (failures, error) => failures < 1 && !isUnauthorized(error) },
      mutations: { networkMode: 'always' },
    },
  });
}
