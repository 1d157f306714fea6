import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDocumentTitle } from '../app/useDocumentTitle';
import type { ScreenProps } from '../screens/Screen';
import { CodeForm } from './CodeForm';
import { SignInForm } from './SignInForm';
import { type SignInOutcome, signInProblemText } from './signInOutcome';

export function SignInScreen({ title }: ScreenProps) {
  useDocumentTitle(`${title} · Shopbell`);
  const { session } = useRouteContext({ from: '/sign-in' });
  const { returnTo, isDeleted } = useSearch({ from: '/sign-in' });
  const navigate = useNavigate();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const { mutate, data, isPending } = useMutation({ mutationFn: enter });

  async function enter(trying: () => Promise<SignInOutcome>) {
    const outcome = await trying();
    if (outcome.kind === 'signed-in') await navigate({ to: returnTo ?? '/inbox', replace: true });
    if (outcome.kind === 'code-wanted') setStep('code');
    if (outcome.kind === 'begin-again') setStep('password');
    return outcome;
  }

  const problem = data && !isPending ? signInProblemText(data) : null;
  return step === 'password' ? (
    <SignInForm
      lead={isDeleted ? 'Your account is deleted.' : 'Your shoppers are one bell away.'}
      problem={problem}
      isBusy={isPending}
      onSubmit={(credentials) => mutate(() => session.signIn(credentials))}
    />
  ) : (
    <CodeForm
      problem={problem}
      isBusy={isPending}
      onSubmit={(code) => mutate(() => session.signInWithCode(code))}
      onBack={() => setStep('password')}
    />
  );
}
