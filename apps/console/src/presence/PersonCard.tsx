import type { ConsoleMember, Presence } from '@shopbell/protocol';
import type { ComponentProps } from 'react';
import { Avatar } from '../app/Avatar';
import { classes } from '../app/classes';
import { roleNames } from '../team/roleWords';
import styles from './PersonCard.module.css';
import { statusNames } from './presenceWords';

export interface PersonCardProps extends ComponentProps<'button'> {
  readonly member: ConsoleMember;
  readonly status: Presence | undefined;
}

/** Who is signed in, and whether they are there for shoppers. */
export const PersonCard = ({ member, status, ...rest }: PersonCardProps) => (
  <button type="button" {...rest} className={styles.card} data-tip={member.email}>
    <span className={styles.face}>
      <Avatar name={member.name} seed={member.userId} pictureUrl={member.avatarUrl} />
      {status && <span className={classes(styles.dot, status === 'online' && styles.isOnline)} />}
    </span>
    <span className={styles.words}>
      <span className={styles.name}>{member.name}</span>
      <span className={styles.state}>
        {status ? `${statusNames[status]} · ${roleNames[member.role]}` : roleNames[member.role]}
      </span>
    </span>
  </button>
);
