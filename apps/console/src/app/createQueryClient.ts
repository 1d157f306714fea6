import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isForThePerson, isUnauthorized } from '../http/HttpProblem';

export function createQueryClient({ onUnauthorized }: { readonly onUnauthorized: () => void }): QueryClient {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // `navigator.onLine` is wrong about servers in the house, so requests are tried whatever it says.
      queries: { networkMode: 'always', retry: (failures, error) => failures < 1 && !isForThePerson(error) },
      mutations: { networkMode: 'always' },
    },
  });
}
