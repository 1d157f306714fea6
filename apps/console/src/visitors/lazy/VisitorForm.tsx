import type { ConversationDetail } from '@shopbell/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../app/Button';
import { detailQuery } from '../../conversation/detailQueries';
import { Field } from '../../forms/Field';
import { problemCode, problemText } from '../../http/problemText';
import { sendJson } from '../../http/sendJson';
import styles from './VisitorPanel.module.css';

export interface VisitorFormProps {
  readonly conversationId: string;
  readonly visitor: ConversationDetail['visitor'];
  readonly onDone: () => void;
}

export function VisitorForm({ conversationId, visitor, onDone }: VisitorFormProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(visitor.name ?? '');
  const [email, setEmail] = useState(visitor.email ?? '');
  const saving = useMutation({
    mutationFn: async () => {
      const body = { name: name.trim() || null, email: email.trim() || null };
      await sendJson('PUT', `conversations/${conversationId}/visitor`, body);
      await queryClient.invalidateQueries({ queryKey: detailQuery(conversationId).queryKey });
      onDone();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Name"
        name="visitor-name"
        value={name}
        onValue={setName}
        maxLength={120}
        isReadOnly={saving.isPending}
        hasFirstFocus
        isOptional
      />
      <Field
        label="Email"
        name="visitor-email"
        type="email"
        value={email}
        onValue={setEmail}
        maxLength={254}
        isOptional
        isReadOnly={saving.isPending || visitor.trust === 'verified'}
        problem={saving.isError ? formProblem(saving.error) : null}
      />
      <div className={styles.buttons}>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" look="strong" isBusy={saving.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

const formProblem = (error: unknown): string =>
  problemCode(error) === 'invalid-request' ? 'This is not an email address.' : problemText(error);
