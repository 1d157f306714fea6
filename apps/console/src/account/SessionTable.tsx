import type { SignInSession } from '@shopbell/protocol';
import { Button } from '../app/Button';
import { Table } from '../app/Table';
import { When } from '../app/When';
import { deviceName } from '../signIns/deviceName';

export interface SessionTableProps {
  readonly sessions: readonly SignInSession[];
  readonly onEnd: (session: SignInSession) => void;
}

export const SessionTable = ({ sessions, onEnd }: SessionTableProps) => (
  <Table label="Sessions" columns={['Device', 'Address', 'Last used', '']}>
    {sessions.map((session) => (
      <tr key={session.id}>
        <td>{deviceName(session.userAgent)}</td>
        <td>{session.address}</td>
        <td>{session.isCurrent ? 'This session' : <When at={session.lastUsedAt} />}</td>
        <td>
          {!session.isCurrent && (
            <Button
              label={`End the session of ${deviceName(session.userAgent)}`}
              onClick={() => onEnd(session)}
            >
              End
            </Button>
          )}
        </td>
      </tr>
    ))}
  </Table>
);
