import type { KeptCase } from '@shopbell/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendJson } from '../../http/sendJson';
import { aCase, casesQuery, thinkingMs } from '../assistantQueries';
import { trialProblem } from '../trialProblem';

/** Runs cases with the draft one after the other, so that a model is not asked for all of them at once. */
export function useRunCases() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isStopped = useRef(false);

  async function run(cases: readonly Pick<KeptCase, 'id'>[]): Promise<void> {
    isStopped.current = false;
    setProblem(null);
    let asked = 0;
    try {
      for (const { id } of cases) {
        if (isStopped.current) break;
        setDone(asked);
        const path = `assistant/cases/${id}/run`;
        const after = await sendJson('POST', path, { guidance: 'draft' }, aCase, thinkingMs);
        queryClient.setQueryData(
          casesQuery.queryKey,
          (before) => before && { cases: before.cases.map((each) => (each.id === id ? after : each)) },
        );
        asked += 1;
      }
    } catch (error) {
      setProblem(`${trialProblem(error)} Not run: ${cases.length - asked} of ${cases.length}.`);
    } finally {
      setDone(null);
    }
  }

  return {
    run,
    problem,
    done: done ?? 0,
    isRunning: done !== null,
    stop: () => {
      isStopped.current = true;
    },
  };
}
