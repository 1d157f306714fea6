import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * What a change was answered with is what everybody reads from now on. What was asked before the change and is still on its
 * way would say that there was none.
 */
export async function keepAnswer<Answer>(
  queryClient: QueryClient,
  { queryKey }: { readonly queryKey: QueryKey },
  answer: Answer,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, answer);
}
