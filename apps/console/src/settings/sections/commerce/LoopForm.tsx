import type { NewReturnsConnection } from '@shopbell/protocol';
import { returnsAnswer } from '@shopbell/protocol/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Field } from '../../../forms/Field';
import { problemCode, problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import styles from './CommerceSection.module.css';
import { returnsQuery } from './commerceQuery';
import { lookups } from './lookups';

/** The key is tried before it is kept. */
export function LoopForm({ onDone }: { readonly onDone: () => void }) {
  const queryClient = useQueryClient();
  const selectId = useId();
  const [apiKey, setApiKey] = useState('');
  const [lookup, setLookup] = useState<NewReturnsConnection['lookup']>('zip');
  const connecting = useMutation({
    mutationFn: () => sendJson('PUT', 'returns', { apiKey: apiKey.trim(), lookup }, returnsAnswer),
    async onSuccess({ outcome }) {
      if (outcome !== 'connected') return;
      await queryClient.invalidateQueries(returnsQuery);
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!connecting.isPending) connecting.mutate();
  }

  const answer = connecting.data;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="API key of Loop"
        name="loop-key"
        type="password"
        autoComplete="off"
        hint="In Loop under Returns management, Tools & integrations, Developer tools: a key with the scope Orders."
        value={apiKey}
        onValue={setApiKey}
      />
      <div className={styles.choice}>
        <label htmlFor={selectId}>Your portal finds orders by</label>
        <select
          id={selectId}
          value={lookup}
          onChange={(event) => setLookup(event.target.value as NewReturnsConnection['lookup'])}
        >
          {Object.entries(lookups).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" look="strong" isBusy={connecting.isPending}>
          Try and connect Loop
        </Button>
      </div>
      <div role="status">
        {answer?.outcome === 'failed' && <p className={styles.broken}>{answer.reason}</p>}
        {connecting.isError && (
          <p className={styles.broken}>
            {problemCode(connecting.error) === 'invalid-request'
              ? 'The API key must not be empty.'
              : problemText(connecting.error)}
          </p>
        )}
      </div>
    </form>
  );
}
