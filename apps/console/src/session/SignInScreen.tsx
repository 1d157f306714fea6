import { useMutation } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { SignInForm } from './SignInForm';
import type { Credentials } from './signIn';
import { signInProblemText } from './signInOutcome';

export function SignInScreen() {
  useDocumentTitle('Sign in · Shopbell');
  const { session } = useRouteContext({ from: '/sign-in' });
  const { returnTo } = useSearch({ from: '/sign-in' });
  const navigate = useNavigate();
  const { mutate, data, isPending } = useMutation({ mutationFn: enter });

  async function enter(credentials: Credentials) {
    const outcome = await session.signIn(credentials);
    if (outcome.kind === 'signed-in') await navigate({ to: returnTo ?? '/inbox', replace: true });
    return outcome;
  }

  const problem = data && !isPending ? signInProblemText(data) : null;
  return <SignInForm problem={problem} isBusy={isPending} onSubmit={mutate} />;
}
