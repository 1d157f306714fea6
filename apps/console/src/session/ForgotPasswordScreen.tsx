import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { Field } from '../forms/Field';
import { FormPage } from '../forms/FormPage';
import { FormProblem } from '../forms/FormProblem';
import { SubmitButton } from '../forms/SubmitButton';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import type { ScreenProps } from '../screens/Screen';

export function ForgotPasswordScreen({ title }: ScreenProps) {
  useDocumentTitle(`${title} · Shopbell`);
  const [email, setEmail] = useState('');
  const asking = useMutation({ mutationFn: () => sendJson('POST', 'password-reset/request', { email }) });
  const foot = <Link to="/sign-in">Back to sign-in</Link>;

  if (asking.isSuccess) {
    return (
      <FormPage
        title="Look into your mailbox"
        lead={
          <span role="status">
            If <strong>{email}</strong> has an account, a link to set a new password is on its way. It works
            for one hour.
          </span>
        }
        foot={foot}
      />
    );
  }
  return (
    <FormPage
      title="Forgot your password?"
      lead="We send you a link to set a new one."
      foot={foot}
      isBusy={asking.isPending}
      onSubmit={() => asking.mutate()}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hasFirstFocus
        value={email}
        onValue={setEmail}
      />
      <FormProblem>{asking.isError && problemText(asking.error)}</FormProblem>
      <SubmitButton isBusy={asking.isPending}>Send the link</SubmitButton>
    </FormPage>
  );
}
