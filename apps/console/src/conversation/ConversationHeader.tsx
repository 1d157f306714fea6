import type { ConversationSummary } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Avatar } from '../app/Avatar';
import { Boundary } from '../app/Boundary';
import { browserDates } from '../app/dates';
import { lazyPart } from '../app/lazyPart';
import { useArrival } from '../app/useArrival';
import { ArrowLeftIcon } from '../icons/ArrowLeftIcon';
import { SidebarIcon } from '../icons/SidebarIcon';
import { ActionButton } from './ActionButton';
import styles from './ConversationHeader.module.css';
import type { ConversationHeaderProps } from './ConversationHeaderProps';
import { whenWords } from './snoozeOptions';

const ActionMenus = lazyPart(async () => (await import('./lazy/ActionMenus')).ActionMenus);

export function ConversationHeader(props: ConversationHeaderProps) {
  const { visitorName, seed, summary, isSidebarOpen, onSidebar } = props;
  const arrival = useArrival<HTMLHeadingElement>(seed);
  return (
    <div className={styles.header}>
      <Link
        to="/inbox"
        search={(before) => before}
        className={styles.back}
        aria-label="Back to the inbox"
        data-tip="Back to the inbox"
      >
        <ArrowLeftIcon />
      </Link>
      <Avatar name={visitorName} seed={seed} />
      <div className={styles.words}>
        <h2 className={styles.name} {...arrival}>
          {visitorName}
        </h2>
        <Boundary shown={summary} fallback={null}>
          <State summary={summary} />
        </Boundary>
      </div>
      <div className={styles.actions}>
        {summary && (
          <Boundary>
            <Suspense fallback={<span className={styles.room} />}>
              <ActionMenus {...props} summary={summary} />
            </Suspense>
          </Boundary>
        )}
        <ActionButton label="Details" keys="D" isPressed={isSidebarOpen} onClick={onSidebar}>
          <SidebarIcon />
        </ActionButton>
      </div>
    </div>
  );
}

const State = ({ summary }: Pick<ConversationHeaderProps, 'summary'>) => (
  <p className={styles.state}>{summary ? stateWords(summary) : ' '}</p>
);

function stateWords({ status, snoozedUntil, isBlocked, isWaiting }: ConversationSummary): string {
  const state =
    status === 'snoozed' && snoozedUntil !== null
      ? `Snoozed until ${whenWords(Date.parse(snoozedUntil), browserDates())}`
      : status === 'closed'
        ? 'Closed'
        : isWaiting
          ? 'Waiting'
          : 'Answered';
  return isBlocked ? `${state} · Blocked` : state;
}
