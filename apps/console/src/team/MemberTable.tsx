import type { ConsoleMember, Member, Role } from '@shopbell/protocol';
import { canChangeRole, canRemove, rolesToGive } from '@shopbell/rules/team';
import { Avatar } from '../app/Avatar';
import { Button } from '../app/Button';
import { Table } from '../app/Table';
import styles from './MemberTable.module.css';
import { RoleSelect } from './RoleSelect';
import { roleNames } from './roleWords';

export interface MemberTableProps {
  readonly me: ConsoleMember;
  readonly members: readonly Member[];
  readonly onRole: (member: Member, role: Role) => void;
  readonly onRemove: (member: Member) => void;
}

export const MemberTable = ({ me, members, onRole, onRemove }: MemberTableProps) => (
  <Table label="Members" columns={['Name', 'Two-factor', 'Role', '']}>
    {members.map((member) => (
      <MemberRow key={member.userId} me={me} member={member} onRole={onRole} onRemove={onRemove} />
    ))}
  </Table>
);

type MemberRowProps = Omit<MemberTableProps, 'members'> & { readonly member: Member };

function MemberRow({ me, member, onRole, onRemove }: MemberRowProps) {
  const isSelf = member.userId === me.userId;
  const { name, email, avatarUrl, role, hasTwoFactor } = member;
  return (
    <tr>
      <td>
        <span className={styles.person}>
          <Avatar name={name} seed={member.userId} pictureUrl={avatarUrl} />
          <span className={styles.words}>
            <span className={styles.name}>
              {name}
              {isSelf && ' (you)'}
            </span>
            <span className={styles.email}>{email}</span>
          </span>
        </span>
      </td>
      <td className={styles.soft} data-label="Two-factor">
        {hasTwoFactor ? 'On' : 'Off'}
      </td>
      <td>
        {canChangeRole(me.role, role, role) ? (
          <RoleSelect
            label={`Role of ${name}`}
            value={role}
            roles={rolesToGive(me.role)}
            onChange={(next) => onRole(member, next)}
          />
        ) : (
          roleNames[role]
        )}
      </td>
      <td>
        {canRemove(me.role, role, isSelf) && (
          <Button
            look="danger"
            label={isSelf ? 'Leave the team' : `Remove ${name}`}
            onClick={() => onRemove(member)}
          >
            {isSelf ? 'Leave' : 'Remove'}
          </Button>
        )}
      </td>
    </tr>
  );
}
