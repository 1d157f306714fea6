import type { ConsoleMember, Invitation } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../app/Dialog';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { FormProblem } from '../forms/FormProblem';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { InvitationTable } from './InvitationTable';
import { InviteForm } from './InviteForm';
import styles from './InviteForm.module.css';
import { invitationsQuery } from './teamQueries';

export function InvitationsSection({ me }: { readonly me: ConsoleMember }) {
  const queryClient = useQueryClient();
  const invitations = useQuery(invitationsQuery);
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });

  const resending = useMutation({
    mutationFn: async ({ id }: Invitation) => {
      await sendJson('POST', `team/invitations/${id}/resend`);
      await reload();
    },
  });
  const withdrawing = useMutation({
    mutationFn: async ({ id }: Invitation) => {
      await sendJson('DELETE', `team/invitations/${id}`);
      await reload();
      setWithdrawn(null);
    },
  });

  return (
    <Section isWide title="Invitations" about="A link by mail that works once, for seven days.">
      <InviteForm role={me.role} onInvited={reload} />
      <Loaded query={invitations}>
        {(list) =>
          list.length > 0 && (
            <InvitationTable
              invitations={list}
              myRole={me.role}
              busyId={resending.isPending ? resending.variables.id : null}
              onResend={resending.mutate}
              onWithdraw={setWithdrawn}
            />
          )
        }
      </Loaded>
      <FormProblem>{resending.isError && problemText(resending.error)}</FormProblem>
      <div role="status">
        {resending.isSuccess && (
          <p className={styles.said}>A new link is on its way to {resending.variables.email}.</p>
        )}
      </div>
      {withdrawn !== null && (
        <Dialog
          title="Withdraw the invitation?"
          about={`The link that ${withdrawn.email} has got stops working.`}
          action="Withdraw"
          isDanger
          isBusy={withdrawing.isPending}
          problem={withdrawing.isError ? problemText(withdrawing.error) : null}
          onConfirm={() => withdrawing.mutate(withdrawn)}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </Section>
  );
}
