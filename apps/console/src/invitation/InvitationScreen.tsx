import type { OpenInvitation } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useRouteContext } from '@tanstack/react-router';
import { StartingScreen } from '../app/StartingScreen';
import { UnreachableScreen } from '../app/UnreachableScreen';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { FormPage } from '../forms/FormPage';
import { answerWith } from '../http/answerWith';
import { problemCode, problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import type { ScreenProps } from '../screens/Screen';
import { AcceptAsNew } from './AcceptAsNew';
import { AcceptWithAccount } from './AcceptWithAccount';

const openInvitation = answerWith<OpenInvitation>('shopName', 'email', 'hasAccount');

export function InvitationScreen({ title }: ScreenProps) {
  useDocumentTitle(`${title} · Shopbell`);
  const { token } = useParams({ from: '/invitation/$token' });
  const { session } = useRouteContext({ from: '/invitation/$token' });
  const navigate = useNavigate();
  const { data, isError, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => sendJson('POST', 'invitation/look', { token }, openInvitation),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

  async function enter() {
    await session.arrive();
    await navigate({ to: '/inbox', replace: true });
  }

  if (isError && problemCode(error) === 'unreachable') return <UnreachableScreen error={error} />;
  if (isError) {
    const isOver = ['link-over', 'invalid-request'].includes(problemCode(error));
    return (
      <FormPage
        title="This invitation does not work any more"
        lead={
          <span role="alert">
            {isOver
              ? 'It was used, withdrawn, or is older than seven days. Ask whoever invited you for a new one.'
              : problemText(error)}
          </span>
        }
        foot={<Link to="/sign-in">Go to sign-in</Link>}
      />
    );
  }
  if (!data) return <StartingScreen />;
  return data.hasAccount ? (
    <AcceptWithAccount token={token} invitation={data} onEntered={enter} />
  ) : (
    <AcceptAsNew token={token} invitation={data} onEntered={enter} />
  );
}
