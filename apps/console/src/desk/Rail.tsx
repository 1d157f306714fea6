import type { ConsoleMember } from '@shopbell/protocol';
import { canSeeTeam } from '@shopbell/rules/team';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../app/Avatar';
import { classes } from '../app/classes';
import { AccountIcon } from '../icons/AccountIcon';
import { BrandMark } from '../icons/BrandMark';
import { InboxIcon } from '../icons/InboxIcon';
import { SignOutIcon } from '../icons/SignOutIcon';
import { TeamIcon } from '../icons/TeamIcon';
import { roleNames } from '../team/roleWords';
import styles from './Rail.module.css';
import type { ConnectionFacts } from './useConnection';

export interface RailProps {
  readonly member: ConsoleMember;
  readonly waitingCount: number;
  readonly connection: ConnectionFacts;
  readonly signOutProblem: string | null;
  readonly onSignOut: () => void;
}

export function Rail({ member, waitingCount, connection, signOutProblem, onSignOut }: RailProps) {
  return (
    <header className={styles.rail}>
      <div className={styles.shop}>
        <BrandMark className={styles.mark} />
        <span className={styles.shopName} title={member.shop.name}>
          {member.shop.name}
        </span>
      </div>
      <nav className={styles.views} aria-label="Views">
        <Link to="/inbox" className={styles.view}>
          <InboxIcon /> <span>Inbox</span>
          {waitingCount > 0 && (
            <span className={styles.count}>
              {waitingCount}
              <span className="visually-hidden"> waiting</span>
            </span>
          )}
        </Link>
        {canSeeTeam(member.role) && (
          <Link to="/team" className={styles.view}>
            <TeamIcon /> <span>Team</span>
          </Link>
        )}
        <Link to="/account" className={styles.view}>
          <AccountIcon /> <span>Account</span>
        </Link>
      </nav>
      <ConnectionState {...connection} />
      {signOutProblem !== null && (
        <p role="alert" className={styles.problem}>
          {signOutProblem}
        </p>
      )}
      <Person member={member} onSignOut={onSignOut} />
    </header>
  );
}

function ConnectionState({ isConnected, isTroubled }: ConnectionFacts) {
  const words = isConnected ? 'Connected' : isTroubled ? 'Reconnecting…' : 'Connecting…';
  return (
    <p className={styles.connection}>
      <span className={classes(styles.dot, isConnected && styles.isConnected)} /> {words}
    </p>
  );
}

function Person({ member, onSignOut }: Pick<RailProps, 'member' | 'onSignOut'>) {
  return (
    <div className={styles.person}>
      <Avatar name={member.name} seed={member.userId} />
      <span className={styles.personText}>
        <span className={styles.personName} title={member.email}>
          {member.name}
        </span>
        <span className={styles.role}>{roleNames[member.role]}</span>
      </span>
      <button
        type="button"
        className={styles.signOut}
        aria-label="Sign out"
        title="Sign out"
        onClick={onSignOut}
      >
        <SignOutIcon />
      </button>
    </div>
  );
}
