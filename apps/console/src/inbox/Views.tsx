import { deskLimits, type InboxCounts, type Tag } from '@shopbell/protocol';
import type { InboxView } from '@shopbell/rules/inbox';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { classes } from '../app/classes';
import { AllIcon } from '../icons/AllIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { InboxIcon } from '../icons/InboxIcon';
import { MoonIcon } from '../icons/MoonIcon';
import { PersonIcon } from '../icons/PersonIcon';
import { TeamIcon } from '../icons/TeamIcon';
import type { InboxSearch } from './inboxFilter';
import { TagViews } from './TagViews';
import styles from './Views.module.css';
import { shownViews, viewNames } from './viewWords';

const icons: Record<InboxView, ReactNode> = {
  open: <InboxIcon />,
  mine: <PersonIcon />,
  unassigned: <TeamIcon />,
  waiting: <ClockIcon />,
  snoozed: <MoonIcon />,
  closed: <CheckIcon />,
  all: <AllIcon />,
};

export interface ViewsProps {
  readonly counts: InboxCounts | undefined;
  /** Undefined until they are known: what stands over them is there before, and moves nothing when they come. */
  readonly tags: readonly Tag[] | undefined;
  /** What is on screen; null elsewhere than in the inbox. */
  readonly current: InboxSearch | null;
}

export function Views({ counts, tags, current }: ViewsProps) {
  const isSearching = current?.q !== undefined;
  const view = current === null || isSearching || current.tag !== undefined ? null : (current.view ?? 'open');
  return (
    <>
      <ul className={styles.views}>
        {shownViews.map((each) => (
          <li key={each}>
            <Link
              to="/inbox"
              search={each === 'open' ? {} : { view: each }}
              className={classes(styles.view, each === view && styles.isCurrent)}
              aria-current={each === view ? 'page' : undefined}
              activeOptions={{ exact: true }}
            >
              {icons[each]} <span className={styles.name}>{viewNames[each]}</span>
              {counts && each in counts && <Count view={each} count={counts[each as keyof InboxCounts]} />}
            </Link>
          </li>
        ))}
      </ul>
      {tags?.length !== 0 && <TagViews tags={tags ?? []} current={current?.tag} />}
    </>
  );
}

function Count({ view, count }: { readonly view: InboxView; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className={classes(styles.count, view === 'waiting' && styles.isUrgent)}>
      {count > deskLimits.inboxCountMax ? `${deskLimits.inboxCountMax}+` : count}
    </span>
  );
}
