import { type ImportPlan, importLimits } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerWith } from '../../http/answerWith';
import { sendJson } from '../../http/sendJson';
import { centerQuery } from '../helpQueries';
import { type Chosen, type Progress, readChosen } from './readChosen';

export interface ImportWay {
  readonly language: string;
  readonly isPublished: boolean;
}

/** Of an import that did not come to its end: how many articles were to be written, and how many are. */
interface Stopped {
  readonly wanted: number;
  readonly done: number;
}

export const writtenBy = (plan: ImportPlan | undefined): number =>
  plan?.entries.filter(({ kind }) => kind === 'new' || kind === 'changed').length ?? 0;

const aPlan = answerWith<ImportPlan>('digest', 'entries', 'newCategories');
const nothing: ImportPlan = { digest: '', entries: [], newCategories: [] };
const patienceMs = 120_000;

/** From files to their plan, and from the plan to articles. */
export function useImport(way: ImportWay) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [round, setRound] = useState(0);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const reading = useMutation({
    mutationFn: async (list: readonly File[]) => {
      try {
        setChosen(await readChosen(list, setProgress));
        setRound(round + 1);
      } finally {
        setProgress(null);
      }
    },
  });
  const isTooMuch = chosen !== null && isOver(chosen);
  const plan = useQuery({
    queryKey: ['help-import', round, way.language, way.isPublished],
    queryFn: () =>
      chosen?.files.length === 0
        ? nothing
        : sendJson('POST', 'help-center/import/plan', { files: chosen?.files, ...way }, aPlan, patienceMs),
    enabled: chosen !== null && !isTooMuch,
    // Somebody looks at it; what has changed meanwhile is found out when it is applied.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const applying = useMutation({
    mutationFn: async () => {
      const given = { files: chosen?.files, ...way, digest: plan.data?.digest, isPartial: true };
      const done = await sendJson('POST', 'help-center/import', given, aPlan, patienceMs);
      await queryClient.invalidateQueries({ queryKey: centerQuery.queryKey });
      return done;
    },
    onMutate: () => setStopped(null),
    // What is in already is unchanged in the new plan, whatever it was that stopped it.
    onError: async () => {
      const wanted = writtenBy(plan.data);
      const { data, isSuccess } = await plan.refetch();
      if (isSuccess) setStopped({ wanted, done: wanted - writtenBy(data) });
    },
  });
  const begin = (list: readonly File[]) => {
    applying.reset();
    setStopped(null);
    reading.mutate(list);
  };
  const forget = () => {
    applying.reset();
    setStopped(null);
    setChosen(null);
  };
  return { chosen, progress, reading, plan, applying, stopped, isTooMuch, begin, forget };
}

const isOver = ({ files }: Chosen): boolean =>
  files.length > importLimits.filesMax ||
  files.some(({ text }) => text.length > importLimits.fileMax) ||
  files.reduce((sum, { text }) => sum + text.length, 0) > importLimits.wholeMax;
