import type { ConsoleMember, InboxCounts, Tag } from '@shopbell/protocol';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { classes } from '../app/classes';
import { lazyPart } from '../app/lazyPart';
import { BellIcon } from '../icons/BellIcon';
import { BellOffIcon } from '../icons/BellOffIcon';
import { BrandMark } from '../icons/BrandMark';
import { HelpIcon } from '../icons/HelpIcon';
import { SignOutIcon } from '../icons/SignOutIcon';
import type { InboxSearch } from '../inbox/inboxFilter';
import { Views } from '../inbox/Views';
import { PersonCard } from '../presence/PersonCard';
import type { PresenceFacts } from '../presence/usePresence';
import type { Screen } from '../screens/Screen';
import type { BellState } from './createBell';
import styles from './Rail.module.css';
import type { ConnectionFacts } from './useConnection';

const PresenceMenu = lazyPart(async () => (await import('../presence/lazy/PresenceMenu')).PresenceMenu);

export interface RailProps {
  readonly member: ConsoleMember;
  readonly counts: InboxCounts | undefined;
  readonly tags: readonly Tag[] | undefined;
  readonly current: InboxSearch | null;
  readonly bell: BellState;
  readonly presence: PresenceFacts;
  /** The screens that stand in it. */
  readonly places: readonly Screen[];
  readonly connection: ConnectionFacts;
  readonly signOutProblem: string | null;
  readonly onBell: () => void;
  readonly onPalette: () => void;
  readonly onSignOut: () => void;
}

export function Rail(props: RailProps) {
  const { member, counts, tags, current, presence, places, connection, signOutProblem, onSignOut } = props;
  return (
    <header className={styles.rail}>
      <div className={styles.shop}>
        <BrandMark className={styles.mark} />
        <span className={styles.shopName} data-tip={member.shop.name}>
          {member.shop.name}
        </span>
      </div>
      <nav className={styles.views} aria-label="Views">
        <Views counts={counts} tags={tags} current={current} />
        <ul className={styles.places}>
          {places.map(({ path, title, rail }) => (
            <li key={path}>
              <Link to={`/${path}` as NonNullable<LinkProps['to']>} className={styles.view}>
                {rail && <rail.Icon />} <span>{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Tools {...props} />
      <ConnectionState {...connection} />
      {signOutProblem !== null && (
        <p role="alert" className={styles.problem}>
          {signOutProblem}
        </p>
      )}
      <Person member={member} presence={presence} onSignOut={onSignOut} />
    </header>
  );
}

const bellWords: Record<BellState, string> = {
  on: 'Sound and notifications are on',
  'sound-only': 'Sound is on; the browser does not allow notifications',
  off: 'Sound and notifications are off',
};

function Tools({ bell, onBell, onPalette }: RailProps) {
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        onClick={onPalette}
        aria-label="Commands"
        data-tip="Commands (Ctrl K)"
      >
        <HelpIcon /> <span>Commands</span> <kbd>Ctrl K</kbd>
      </button>
      <button
        type="button"
        className={styles.signOut}
        aria-pressed={bell !== 'off'}
        aria-label="Sound and notifications"
        data-tip={bellWords[bell]}
        onClick={onBell}
      >
        {bell === 'off' ? <BellOffIcon /> : <BellIcon />}
      </button>
    </div>
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

function Person({ member, presence, onSignOut }: Pick<RailProps, 'member' | 'presence' | 'onSignOut'>) {
  // Pressed before the menu is there: it opens when it comes.
  const [wasPressed, setWasPressed] = useState(false);
  const { presence: team } = presence;
  return (
    <div className={styles.person}>
      <Suspense
        fallback={<PersonCard member={member} status={team?.status} onClick={() => setWasPressed(true)} />}
      >
        <PresenceMenu member={member} {...presence} isOpenAtOnce={wasPressed} />
      </Suspense>
      <button
        type="button"
        className={styles.signOut}
        aria-label="Sign out"
        data-tip="Sign out"
        onClick={onSignOut}
      >
        <SignOutIcon />
      </button>
    </div>
  );
}
