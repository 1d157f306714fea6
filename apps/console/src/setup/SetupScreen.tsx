import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { FormPage } from '../forms/FormPage';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import type { ScreenProps } from '../screens/Screen';
import { type SetupFields, SetupForm } from './SetupForm';

export function SetupScreen({ title }: ScreenProps) {
  useDocumentTitle(`${title} · Shopbell`);
  const { session } = useRouteContext({ from: '/setup' });
  const navigate = useNavigate();
  const { mutate, isPending, isError, error } = useMutation({ mutationFn: create });

  async function create(fields: SetupFields) {
    await sendJson('POST', 'setup', fields);
    await session.arrive();
    await navigate({ to: '/welcome', replace: true });
  }

  const code = isError ? problemCode(error) : null;
  if (code === 'setup-over') {
    return (
      <FormPage
        title="Shopbell is set up"
        lead="Its owner has been created."
        foot={<Link to="/sign-in">Sign in</Link>}
      />
    );
  }
  return (
    <SetupForm
      problemCode={code}
      problem={isError ? problemText(error) : null}
      isBusy={isPending}
      onSubmit={mutate}
    />
  );
}
