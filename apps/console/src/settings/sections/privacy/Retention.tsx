import { retention } from '@shopbell/protocol/schemas';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Dialog } from '../../../app/Dialog';
import { keepAnswer } from '../../../app/keepAnswer';
import { Loaded } from '../../../app/Loaded';
import { Field } from '../../../forms/Field';
import { getJson } from '../../../http/getJson';
import { problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import settings from '../../SettingsScreen.module.css';
import { judgeDays } from './judgeDays';
import styles from './Retention.module.css';

const retentionQuery = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => getJson('/console/api/retention', retention, signal),
});

/** Holds for the whole shop and takes effect by itself, so it is saved by itself, and never without a question. */
export function Retention() {
  const titleId = useId();
  const found = useQuery(retentionQuery);
  return (
    <section className={settings.group} aria-labelledby={titleId}>
      <h3 id={titleId}>How long conversations are kept</h3>
      <Loaded query={found}>{({ days }) => <RetentionForm saved={days} />}</Loaded>
    </section>
  );
}

function RetentionForm({ saved }: { readonly saved: number | null }) {
  const queryClient = useQueryClient();
  const [given, setGiven] = useState(saved === null ? '' : String(saved));
  const [isAsking, setIsAsking] = useState(false);
  const days = given.trim() === '' ? null : Number(given);
  const problem = judgeDays(given);
  const saving = useMutation({
    mutationFn: async () =>
      keepAnswer(queryClient, retentionQuery, await sendJson('PUT', 'retention', { days }, retention)),
    onSettled: () => setIsAsking(false),
  });
  /** Keeping longer deletes nothing. */
  const isDrastic = days !== null && (saved === null || days < saved);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem !== null || saving.isPending) return;
    if (isDrastic) setIsAsking(true);
    else saving.mutate();
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label="Days after the last message"
          name="retention-days"
          inputMode="numeric"
          placeholder="For ever"
          value={given}
          onValue={setGiven}
          problem={problem}
          isOptional
        />
        <p className={styles.about}>For all chats of the shop. Without a number they are kept for ever.</p>
        <span>
          <Button type="submit" isBusy={saving.isPending && !isAsking}>
            Set how long
          </Button>
        </span>
        <div role="status" className={styles.about}>
          {saving.isSuccess && 'Saved.'}
          {saving.isError && problemText(saving.error)}
        </div>
      </form>
      {isAsking && (
        <Dialog
          title="Delete older conversations?"
          about={`Within the hour, and from then on by themselves, conversations without a message for ${days === 1 ? 'one day' : `${days} days`} are deleted with their files. This cannot be undone.`}
          action="Delete older ones"
          isDanger
          isBusy={saving.isPending}
          onConfirm={() => saving.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
