import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '../forms/Field';
import { FormPage } from '../forms/FormPage';
import { FormProblem } from '../forms/FormProblem';
import { SubmitButton } from '../forms/SubmitButton';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { CodeForm } from '../session/CodeForm';
import { signIn, signInWithCode } from '../session/signIn';
import { type SignInOutcome, signInProblemText } from '../session/signInOutcome';
import type { AcceptProps } from './AcceptAsNew';
import { InvitationLead } from './InvitationLead';

/** Whoever has an account shows that it is theirs, and is a member the moment they are in. */
export function AcceptWithAccount({ token, invitation, onEntered }: AcceptProps) {
  const { email } = invitation;
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const { mutate, data, isPending, isError, error } = useMutation({ mutationFn: enter });

  async function enter(trying: () => Promise<SignInOutcome>) {
    const outcome = await trying();
    if (outcome.kind === 'code-wanted') setStep('code');
    if (outcome.kind === 'begin-again') setStep('password');
    if (outcome.kind !== 'signed-in') return outcome;
    await sendJson('POST', 'invitation/join', { token });
    await onEntered();
    return outcome;
  }

  const refusal = data && !isPending ? signInProblemText(data) : null;
  const problem = isError ? problemText(error) : refusal;
  if (step === 'code') {
    return (
      <CodeForm
        problem={problem}
        isBusy={isPending}
        onSubmit={(code) => mutate(() => signInWithCode(code))}
        onBack={() => setStep('password')}
      />
    );
  }
  return (
    <FormPage
      title={`Join ${invitation.shopName}`}
      lead={<InvitationLead invitation={invitation} />}
      foot={<Link to="/forgot-password">Forgot your password?</Link>}
      isBusy={isPending}
      onSubmit={() => mutate(() => signIn({ email, password }))}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        isReadOnly
        value={email}
        onValue={() => {}}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        hasFirstFocus
        hint="The one of your Shopbell account."
        value={password}
        onValue={setPassword}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton isBusy={isPending}>Sign in and join</SubmitButton>
    </FormPage>
  );
}
