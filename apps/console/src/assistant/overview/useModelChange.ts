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
  const { error } = changing;
  const fields = error instanceof HttpProblem ? error.fields : [];
  return {
    change: (wanted: Change) => {
      if (!changing.isPending) changing.mutate(wanted);
    },
    isBusy: changing.isPending,
    problem: error && problemText(error),
    /** Of a field: what it is called, and what is wrong with it, to stand beside it. */
    of: (name: string) => ({
      name,
      problem: fields.flatMap(({ path, message }) => (path[0] === name ? [`This ${message}.`] : []))[0],
    }),
  };
}
