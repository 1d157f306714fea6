import type { Invitation, Role } from '@shopbell/protocol';
import { canInvite } from '@shopbell/rules/team';
import { Button } from '../app/Button';
import { Table } from '../app/Table';
import { useNow } from '../app/useNow';
import { When } from '../app/When';
import styles from './InviteForm.module.css';
import { roleNames } from './roleWords';

export interface InvitationTableProps {
  readonly invitations: readonly Invitation[];
  readonly myRole: Role;
  readonly busyId: string | null;
  readonly onResend: (invitation: Invitation) => void;
  readonly onWithdraw: (invitation: Invitation) => void;
}

export function InvitationTable({ invitations, myRole, busyId, onResend, onWithdraw }: InvitationTableProps) {
  const nowMs = useNow(60_000);
  return (
    <Table label="Open invitations" columns={['Email', 'Role', 'Sent', '']}>
      {invitations.map((invitation) => (
        <tr key={invitation.id}>
          <td>{invitation.email}</td>
          <td>{roleNames[invitation.role]}</td>
          <td className={styles.soft}>
            <When at={invitation.sentAt} />
            {Date.parse(invitation.expiresAt) <= nowMs && ' · expired'}
          </td>
          <td>
            {canInvite(myRole, invitation.role) && (
              <span className={styles.buttons}>
                <Button
                  label={`Send again to ${invitation.email}`}
                  isBusy={busyId === invitation.id}
                  onClick={() => onResend(invitation)}
                >
                  Send again
                </Button>
                <Button
                  look="danger"
                  label={`Withdraw the invitation of ${invitation.email}`}
                  onClick={() => onWithdraw(invitation)}
                >
                  Withdraw
                </Button>
              </span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
