import type { ConversationSummary } from '@shopbell/protocol';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../app/Avatar';
import { classes } from '../app/classes';
import { type Dates, dateAndTimeOf } from '../app/dates';
import { relativeTime } from '../app/relativeTime';
import { ReplyIcon } from '../icons/ReplyIcon';
import styles from './ConversationRow.module.css';

export interface ConversationRowProps {
  readonly summary: ConversationSummary;
  readonly isOpen: boolean;
  readonly nowMs: number;
  readonly dates: Dates;
}

export function ConversationRow({ summary, isOpen, nowMs, dates }: ConversationRowProps) {
  const { conversationId, visitorName, lastMessage, isWaiting } = summary;
  const lastMs = Date.parse(lastMessage.createdDatetime);
  return (
    <Link
      to="/inbox/$conversationId"
      params={{ conversationId }}
      className={classes(styles.row, isOpen && styles.isOpen, isWaiting && styles.isWaiting)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <Avatar name={visitorName} seed={conversationId} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{visitorName}</span>{' '}
          <time
            className={styles.time}
            dateTime={lastMessage.createdDatetime}
            title={dateAndTimeOf(lastMs, dates)}
          >
            {relativeTime(lastMs, nowMs, dates)}
          </time>
        </span>{' '}
        <span className={styles.line}>
          <span className={styles.preview}>
            {lastMessage.fromAgent && <RepliedMark />}
            {lastMessage.text}
          </span>{' '}
          {isWaiting && <WaitingDot />}
        </span>
      </span>
    </Link>
  );
}

const RepliedMark = () => (
  <span className={styles.replied}>
    <ReplyIcon />
    <span className="visually-hidden">Replied: </span>
  </span>
);

const WaitingDot = () => (
  <span className={styles.dot} title="Waits for an answer">
    <span className="visually-hidden">waits for an answer</span>
  </span>
);
