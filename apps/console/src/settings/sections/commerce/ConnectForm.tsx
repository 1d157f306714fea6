import type { NewConnection } from '@shopbell/protocol';
import { connectAnswer } from '@shopbell/protocol/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Field } from '../../../forms/Field';
import { problemCode, problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import styles from './CommerceSection.module.css';
import { commerceQuery } from './commerceQuery';
import { type PlatformName, platforms } from './platforms';

/** It is tried before it is kept; what is missing is named. */
export function ConnectForm({ onDone }: { readonly onDone: () => void }) {
  const selectId = useId();
  const [platform, setPlatform] = useState<PlatformName>('shopify');
  const [place, setPlace] = useState('');
  const [accessToken, setAccessToken] = useState('');
  const [appSecret, setAppSecret] = useState('');
  const words = platforms[platform];
  const connecting = useConnecting((advice) => {
    setAccessToken('');
    setAppSecret('');
    if (advice.length === 0) onDone();
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (connecting.isPending) return;
    connecting.mutate({
      ...{ platform, place: place.trim(), accessToken: accessToken.trim() },
      ...('secret' in words && appSecret.trim() && { appSecret: appSecret.trim() }),
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.choice}>
        <label htmlFor={selectId}>Platform</label>
        <select
          id={selectId}
          value={platform}
          onChange={(event) => setPlatform(event.target.value as PlatformName)}
        >
          {Object.entries(platforms).map(([key, { name }]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={words.place}
        name="place"
        placeholder={words.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={place}
        onValue={setPlace}
      />
      <Field
        label={words.token}
        name="access-token"
        type="password"
        autoComplete="off"
        hint={words.help}
        value={accessToken}
        onValue={setAccessToken}
      />
      {'secret' in words && (
        <Field
          label={words.secret}
          name="app-secret"
          type="password"
          autoComplete="off"
          hint={words.secretHelp}
          value={appSecret}
          onValue={setAppSecret}
          isOptional
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="strong" isBusy={connecting.isPending}>
          Try and connect
        </Button>
      </div>
      <Outcome connecting={connecting} words={words} />
    </form>
  );
}

function useConnecting(onConnected: (advice: readonly string[]) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (connection: NewConnection) => sendJson('PUT', 'commerce', connection, connectAnswer),
    async onSuccess(answer) {
      if (answer.outcome !== 'connected') return;
      await queryClient.invalidateQueries(commerceQuery);
      onConnected(answer.advice);
    },
  });
}

interface OutcomeProps {
  readonly connecting: ReturnType<typeof useConnecting>;
  readonly words: (typeof platforms)[PlatformName];
}

const Outcome = ({ connecting: { isPending, data: answer, error }, words }: OutcomeProps) => (
  <div role="status">
    {isPending && <p className={styles.about}>Asking {words.name}…</p>}
    {answer?.outcome === 'failed' && <p className={styles.broken}>{answer.reason}</p>}
    {answer?.outcome === 'connected' &&
      answer.advice.map((advice) => (
        <p key={advice} className={styles.about}>
          Connected. {advice}
        </p>
      ))}
    {error && (
      <p className={styles.broken}>
        {problemCode(error) === 'invalid-request'
          ? `${words.place} must look like ${words.placeholder}, and the access token must not be empty.`
          : problemText(error)}
      </p>
    )}
  </div>
);
