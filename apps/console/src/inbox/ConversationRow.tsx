import type { ConversationSummary } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { Avatar } from '../app/Avatar';
import { classes } from '../app/classes';
import { type Dates, dateAndTimeOf } from '../app/dates';
import { initials } from '../app/initials';
import { AlertIcon } from '../icons/AlertIcon';
import { BlockIcon } from '../icons/BlockIcon';
import { MoonIcon } from '../icons/MoonIcon';
import { ReplyIcon } from '../icons/ReplyIcon';
import styles from './ConversationRow.module.css';

export interface ConversationRowProps {
  readonly summary: ConversationSummary;
  readonly assigneeName: string | null;
  readonly isOpen: boolean;
  /** A reply of ours was refused for good, and lies there. */
  readonly hasUnsent: boolean;
  /** How long ago, in a word: drawn anew when the word changes. */
  readonly when: string;
  readonly dates: Dates;
}

/** Two lines, always: nothing that arrives changes its height. */
export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { summary, assigneeName, isOpen, hasUnsent, when, dates } = props;
  const { conversationId, visitorName, lastMessage, isWaiting, foundText } = summary;
  const lastMs = Date.parse(lastMessage.createdDatetime);
  return (
    <Link
      to="/inbox/$conversationId"
      params={{ conversationId }}
      search={(before) => before}
      className={classes(styles.row, isOpen && styles.isOpen, isWaiting && styles.isWaiting)}
      aria-current={isOpen ? 'page' : undefined}
      data-conversation={conversationId}
      preload={false}
    >
      <Avatar name={visitorName} seed={conversationId} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{visitorName}</span>{' '}
          <time
            className={styles.time}
            dateTime={lastMessage.createdDatetime}
            data-tip={dateAndTimeOf(lastMs, dates)}
          >
            {when}
          </time>
        </span>{' '}
        <span className={styles.line}>
          <span className={styles.preview}>
            {foundText === null && lastMessage.fromAgent && <RepliedMark />}
            {foundText ?? lastMessage.text}
          </span>{' '}
          <Marks summary={summary} assigneeName={assigneeName} hasUnsent={hasUnsent} />
        </span>
      </span>
    </Link>
  );
});

/** What cannot be drawn can still be opened. */
export const UnshownRow = ({ conversationId }: Pick<ConversationSummary, 'conversationId'>) => (
  <Link
    to="/inbox/$conversationId"
    params={{ conversationId }}
    search={(before) => before}
    className={styles.row}
    data-conversation={conversationId}
    preload={false}
  >
    <span className={styles.words}>A conversation that cannot be shown here</span>
  </Link>
);

type MarkFacts = Pick<ConversationRowProps, 'summary' | 'assigneeName' | 'hasUnsent'>;

function Marks({ summary, assigneeName, hasUnsent }: MarkFacts) {
  const { isWaiting, isBlocked, status } = summary;
  return (
    <span className={styles.marks}>
      {hasUnsent && <Mark words="reply not sent" icon={<AlertIcon />} isProblem />}
      {isBlocked && <Mark words="blocked" icon={<BlockIcon />} />}
      {status === 'snoozed' && <Mark words="snoozed" icon={<MoonIcon />} />}
      {assigneeName !== null && (
        <span className={styles.assignee} data-tip={`Assigned to ${assigneeName}`}>
          <span aria-hidden="true">{initials(assigneeName)}</span>
          <span className="visually-hidden">, assigned to {assigneeName}</span>
        </span>
      )}
      {isWaiting && (
        <span className={styles.dot} data-tip="Waits for an answer">
          <span className="visually-hidden">, waits for an answer</span>
        </span>
      )}
    </span>
  );
}

interface MarkProps {
  readonly words: string;
  readonly icon: ReactNode;
  readonly isProblem?: boolean;
}

const Mark = ({ words, icon, isProblem = false }: MarkProps) => (
  <span className={classes(styles.mark, isProblem && styles.isProblem)} data-tip={words}>
    {icon}
    <span className="visually-hidden">, {words}</span>
  </span>
);

const RepliedMark = () => (
  <span className={styles.replied}>
    <ReplyIcon />
    <span className="visually-hidden">Replied: </span>
  </span>
);
