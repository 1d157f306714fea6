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
  const queryClient = useQueryClient();
  const selectId = useId();
  const [platform, setPlatform] = useState<PlatformName>('shopify');
  const [place, setPlace] = useState('');
  const [accessToken, setAccessToken] = useState('');
  const [appSecret, setAppSecret] = useState('');
  const words = platforms[platform];
  const connecting = useMutation({
    mutationFn: () =>
      sendJson(
        'PUT',
        'commerce',
        {
          ...{ platform, place: place.trim(), accessToken: accessToken.trim() },
          ...('secret' in words && appSecret.trim() && { appSecret: appSecret.trim() }),
        },
        connectAnswer,
      ),
    async onSuccess(answer) {
      if (answer.outcome !== 'connected') return;
      setAccessToken('');
      setAppSecret('');
      await queryClient.invalidateQueries(commerceQuery);
      if (answer.advice.length === 0) onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!connecting.isPending) connecting.mutate();
  }

  const answer = connecting.data;
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
      <div role="status">
        {connecting.isPending && <p className={styles.about}>Asking {words.name}…</p>}
        {answer?.outcome === 'failed' && <p className={styles.broken}>{answer.reason}</p>}
        {answer?.outcome === 'connected' &&
          answer.advice.map((advice) => (
            <p key={advice} className={styles.about}>
              Connected. {advice}
            </p>
          ))}
        {connecting.isError && (
          <p className={styles.broken}>
            {problemCode(connecting.error) === 'invalid-request'
              ? `${words.place} must look like ${words.placeholder}, and the access token must not be empty.`
              : problemText(connecting.error)}
          </p>
        )}
      </div>
    </form>
  );
}
