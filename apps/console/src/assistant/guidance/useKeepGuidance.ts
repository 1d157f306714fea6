import type { ConsoleGuidance } from '@shopbell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { guidanceQuery, guidanceVersionsQuery } from '../assistantQueries';

/** What the server has answered is what stands there now. */
export function useKeepGuidance() {
  const queryClient = useQueryClient();
  return (saved: ConsoleGuidance) => {
    queryClient.setQueryData(guidanceQuery.queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: guidanceVersionsQuery.queryKey });
  };
}
