import type { ConsoleGuidance } from '@shopbell/protocol';
import { type FallenCase, fallenCases } from '@shopbell/rules/assistant-cases';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendJson } from '../../http/sendJson';
import { aGuidance, casesQuery } from '../assistantQueries';
import { useRunCases } from '../cases/useRunCases';
import { useKeepGuidance } from './useKeepGuidance';

/** Runs the kept cases with the draft first; what falls is named before anything is published. */
export function usePublishing({ version, published }: ConsoleGuidance) {
  const queryClient = useQueryClient();
  const keep = useKeepGuidance();
  const running = useRunCases();
  const [fallen, setFallen] = useState<readonly FallenCase[]>([]);
  const [total, setTotal] = useState(0);

  const put = async (isConfirmed: boolean) =>
    keep(await sendJson('PUT', 'assistant/guidance/publication', { version, isConfirmed }, aGuidance));

  async function judge(): Promise<readonly FallenCase[]> {
    const { cases } = await queryClient.fetchQuery({ ...casesQuery, staleTime: 0 });
    setTotal(cases.length);
    await running.run(cases);
    const { cases: after } = await queryClient.fetchQuery({ ...casesQuery, staleTime: 0 });
    return fallenCases(after, { version, published: published?.version ?? null });
  }

  const publishing = useMutation({
    mutationFn: async () => {
      const found = await judge();
      setFallen(found);
      if (found.length === 0) await put(false);
    },
  });
  const confirming = useMutation({
    mutationFn: async () => {
      await put(true);
      setFallen([]);
    },
  });
  return {
    publish: () => publishing.mutate(),
    confirm: () => confirming.mutate(),
    close: () => setFallen([]),
    fallen,
    /** Why not all of them could be run. */
    notRun: running.problem,
    isBusy: publishing.isPending || confirming.isPending,
    error: publishing.error ?? confirming.error,
    progress: running.isRunning ? `${running.done} of ${total} cases asked` : null,
  };
}
