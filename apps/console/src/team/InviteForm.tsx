import type { Role } from '@shopbell/protocol';
import { rolesToGive } from '@shopbell/rules/team';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../app/Button';
import { Field } from '../forms/Field';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import styles from './InviteForm.module.css';
import { RoleSelect } from './RoleSelect';
import { roleRights } from './roleWords';

export interface InviteFormProps {
  /** Of the inviting person. */
  readonly role: Role;
  readonly onInvited: () => Promise<void>;
}

export function InviteForm({ role: myRole, onInvited }: InviteFormProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('agent');
  const inviting = useMutation({ mutationFn: invite });

  async function invite(to: string) {
    await sendJson('POST', 'team/invitations', { email: to, role });
    // The next address may be typed already.
    setEmail((now) => (now.trim() === to ? '' : now));
    await onInvited();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!inviting.isPending) inviting.mutate(email.trim());
  }

  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Email of the person to invite"
          name="invited-email"
          type="email"
          autoComplete="off"
          placeholder="name@example.com"
          value={email}
          onValue={setEmail}
          problem={inviting.isError ? inviteProblem(inviting.error) : null}
        />
        <RoleSelect label="Role to give" isTall value={role} roles={rolesToGive(myRole)} onChange={setRole} />
        <Button type="submit" look="strong" isBusy={inviting.isPending}>
          Invite
        </Button>
        <p className={styles.rights}>{roleRights[role]}</p>
      </form>
      <div role="status">
        {inviting.isSuccess && (
          <p className={styles.said}>An invitation is on its way to {inviting.variables}.</p>
        )}
      </div>
    </>
  );
}

const inviteProblem = (error: unknown): string =>
  problemCode(error) === 'invalid-request' ? 'This is not an email address.' : problemText(error);
