import type { OpenInvitation } from '@shopbell/protocol';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '../forms/Field';
import { FormPage } from '../forms/FormPage';
import { FormProblem } from '../forms/FormProblem';
import { NewPasswordField } from '../forms/NewPasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { InvitationLead } from './InvitationLead';

export interface AcceptProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onEntered: () => Promise<void>;
}

export function AcceptAsNew({ token, invitation, onEntered }: AcceptProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, isError, error } = useMutation({ mutationFn: accept });

  async function accept() {
    await sendJson('POST', 'invitation/accept', { token, name, password });
    await onEntered();
  }

  const isWeak = isError && problemCode(error) === 'weak-password';
  return (
    <FormPage
      title={`Join ${invitation.shopName}`}
      lead={<InvitationLead invitation={invitation} />}
      isBusy={isPending}
      onSubmit={() => mutate()}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isReadOnly
        value={invitation.email}
        onValue={() => {}}
      />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={80}
        hasFirstFocus
        hint="Shoppers see your first name only."
        value={name}
        onValue={setName}
      />
      <NewPasswordField
        email={invitation.email}
        value={password}
        onValue={setPassword}
        problem={isWeak ? problemText(error) : null}
      />
      <FormProblem>{isError && !isWeak && problemText(error)}</FormProblem>
      <SubmitButton isBusy={isPending}>Join the team</SubmitButton>
    </FormPage>
  );
}
