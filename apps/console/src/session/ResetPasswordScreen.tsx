import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { FormPage } from '../forms/FormPage';
import { FormProblem } from '../forms/FormProblem';
import { NewPasswordField } from '../forms/NewPasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import type { ScreenProps } from '../screens/Screen';

export function ResetPasswordScreen({ title }: ScreenProps) {
  useDocumentTitle(`${title} · Shopbell`);
  const { token } = useParams({ from: '/reset-password/$token' });
  const [password, setPassword] = useState('');
  const saving = useMutation({
    mutationFn: () => sendJson('POST', 'password-reset/finish', { token, password }),
  });
  const code = saving.isError ? problemCode(saving.error) : null;

  if (saving.isSuccess) {
    return (
      <FormPage
        title="Your new password is set"
        lead={<span role="status">Every other session of yours has ended.</span>}
        foot={<Link to="/sign-in">Sign in</Link>}
      />
    );
  }
  if (code === 'link-over' || code === 'invalid-request') {
    return (
      <FormPage
        title="This link does not work any more"
        lead={<span role="alert">Links work once, for one hour. Ask for a new one.</span>}
        foot={<Link to="/forgot-password">Send a new link</Link>}
      />
    );
  }
  return (
    <FormPage
      title="Set a new password"
      lead="Every other session of yours will end."
      isBusy={saving.isPending}
      onSubmit={() => saving.mutate()}
    >
      <NewPasswordField
        label="New password"
        email=""
        value={password}
        onValue={setPassword}
        problem={code === 'weak-password' ? problemText(saving.error) : null}
        hasFirstFocus
      />
      <FormProblem>{code !== null && code !== 'weak-password' && problemText(saving.error)}</FormProblem>
      <SubmitButton isBusy={saving.isPending}>Set password</SubmitButton>
    </FormPage>
  );
}
