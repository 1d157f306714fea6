import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HttpProblem } from '../../http/HttpProblem';
import { problemText } from '../../http/problemText';
import { sendJson, type WriteMethod } from '../../http/sendJson';
import { aModel, modelQuery } from '../assistantQueries';

interface Change {
  readonly method: WriteMethod;
  readonly path: string;
  readonly body: object;
}

/** Saves one part of what is known of the model; the answer is what stands there now. */
export function useModelChange() {
  const queryClient = useQueryClient();
  const changing = useMutation({
    mutationFn: async ({ method, path, body }: Change) => {
      const state = await sendJson(method, path, body, aModel);
      queryClient.setQueryData(modelQuery.queryKey, state);
    },
  });
  const [first] = changing.error instanceof HttpProblem ? changing.error.fields : [];
  return {
    change: (wanted: Change) => {
      if (!changing.isPending) changing.mutate(wanted);
    },
    isBusy: changing.isPending,
    problem:
      changing.error && (first ? `${first.path.join(' ')} ${first.message}` : problemText(changing.error)),
  };
}
