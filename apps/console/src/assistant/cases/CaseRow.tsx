import type { KeptCase } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { Loaded } from '../../app/Loaded';
import { When } from '../../app/When';
import { AssistantWords } from '../../content/AssistantWords';
import { FormProblem } from '../../forms/FormProblem';
import { centerQuery } from '../../helpCenter/helpQueries';
import { problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import styles from '../Assistant.module.css';
import { casesQuery, chatsQuery, theCases } from '../assistantQueries';
import { verdictOf } from '../verdicts';
import { titleOf } from './articleTitles';
import { CaseForm } from './CaseForm';
import { expectationWords } from './expectationWords';

interface CaseRowProps {
  readonly kept: KeptCase;
  /** Of the draft. */
  readonly version: number;
  readonly published: number;
}

export function CaseRow({ kept, version, published }: CaseRowProps) {
  const queryClient = useQueryClient();
  const chats = useQuery(chatsQuery);
  const center = useQuery(centerQuery);
  const [isEdited, setIsEdited] = useState(false);
  const removing = useMutation({
    mutationFn: async () => {
      const answer = await sendJson('DELETE', `assistant/cases/${kept.id}`, {}, theCases);
      queryClient.setQueryData(casesQuery.queryKey, answer);
    },
  });
  const run = kept.runs.find(({ guidanceVersion }) => guidanceVersion === version);
  const before = kept.runs.find(({ guidanceVersion }) => guidanceVersion === published);
  const state = !run ? 'not-run' : run.isPassed ? 'stands' : 'falls';
  if (isEdited)
    return (
      <li className={styles.card}>
        <Loaded query={chats}>
          {({ chats: list }) => <CaseForm chats={list} kept={kept} onDone={() => setIsEdited(false)} />}
        </Loaded>
      </li>
    );
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <strong dir="auto">{kept.question}</strong>
        <span className={styles.caseState} data-state={state}>
          {stateWords[state]}
          {state === 'falls' && before?.isPassed && version !== published && ', and stood before this draft'}
        </span>
      </div>
      {kept.hasSampleOrders && <span className={styles.quiet}>Asked with sample orders</span>}
      <ul className={styles.expected}>
        {kept.expected.map((expectation, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their place is what they are known by.
          <li key={index} data-fault={run?.faults.includes(index) ?? false}>
            {expectationWords(
              expectation,
              expectation.kind === 'answers-from' ? titleOf(center.data, expectation.articleId) : undefined,
            )}
          </li>
        ))}
      </ul>
      {run && (
        <div className={styles.answered}>
          <p className={styles.quiet}>
            {verdictOf(run.verdict)}, <When at={run.ranDatetime} />
          </p>
          {run.answer !== '' && <AssistantWords text={run.answer} />}
        </div>
      )}
      <div className={styles.row}>
        <Button label={`Change the case ${kept.question}`} onClick={() => setIsEdited(true)}>
          Change
        </Button>
        <Button
          label={`Remove the case ${kept.question}`}
          isBusy={removing.isPending}
          onClick={() => removing.mutate()}
        >
          Remove
        </Button>
      </div>
      <FormProblem>{removing.isError && problemText(removing.error)}</FormProblem>
    </li>
  );
}

const stateWords = { 'not-run': 'Not run yet', stands: 'Stands', falls: 'Falls' } as const;
