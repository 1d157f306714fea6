import type { OutgoingKey } from '@shopbell/rules/conversation';
import { memo, Suspense } from 'react';
import { Boundary } from '../app/Boundary';
import { classes } from '../app/classes';
import { type Dates, dateAndTimeOf, timeOf } from '../app/dates';
import { lazyPart } from '../app/lazyPart';
import { LinkedText } from '../content/LinkedText';
import { DeliveryNote, SendingMark } from './DeliveryNote';
import { OwnMessage } from './OwnMessage';
import type { MessageRow } from './rowsOfDays';
import styles from './SaidMessage.module.css';
import { UnshownMessage } from './UnshownMessage';

const RichContent = lazyPart(async () => (await import('../content/lazy/RichContent')).RichContent);

export interface SaidMessageProps extends Pick<MessageRow, 'entry' | 'isFirst' | 'isLast' | 'isContinued'> {
  readonly visitorName: string;
  readonly ownId: string;
  readonly dates: Dates;
  readonly onRetry: (key: OutgoingKey) => void;
  readonly onDiscard: (key: OutgoingKey) => void;
}

/** Drawn anew only when something in it has changed. */
export const SaidMessage = memo(function SaidMessage(props: SaidMessageProps) {
  const { entry, isFirst, isContinued, visitorName, ownId } = props;
  const { fromAgent, senderName, authorId } = entry;
  const sender = fromAgent ? (senderName ?? 'Agent') : visitorName;
  const isColleague = fromAgent && authorId !== ownId;
  const begins = isFirst && (isContinued ? styles.isContinued : styles.begins);
  return (
    <article className={classes(styles.said, fromAgent && styles.fromAgent, begins)} aria-label={sender}>
      {isColleague && isFirst && !isContinued && <p className={styles.sender}>{sender}</p>}
      <Boundary shown={entry} fallback={<UnshownMessage source={entry.source} />}>
        <Entry {...props} />
      </Boundary>
    </article>
  );
});

function Entry({ entry, isFirst, isLast, dates, onRetry, onDiscard }: SaidMessageProps) {
  const { text, content, createdMs, delivery, isLastSeen, change } = entry;
  const look = classes(
    styles.bubble,
    isFirst && styles.isFirst,
    isLast && styles.isLast,
    (delivery.kind === 'sending' || delivery.kind === 'waiting') && styles.isOnItsWay,
    delivery.kind === 'refused' && styles.isRefused,
    change === 'deleted' && styles.isDeleted,
  );
  if (entry.isUnreadable) return <UnshownMessage source={entry.source} />;
  return (
    <>
      <div className={styles.row}>
        {content === null ? (
          <p className={look} data-tip={dateAndTimeOf(createdMs, dates)}>
            <LinkedText text={text} />
          </p>
        ) : (
          <Suspense fallback={<p className={look}>{text}</p>}>
            <RichContent
              content={content}
              bubble={look}
              tip={dateAndTimeOf(createdMs, dates)}
              locale={dates.locale}
            />
          </Suspense>
        )}
        {delivery.kind === 'sending' && <SendingMark />}
        {change === 'edited' && <span className={styles.edited}>Edited</span>}
        {entry.sent && <OwnMessage sent={entry.sent} text={text} />}
        {isLast && (
          <time className={styles.time} dateTime={new Date(createdMs).toISOString()}>
            {timeOf(createdMs, dates)}
          </time>
        )}
      </div>
      <DeliveryNote delivery={delivery} onRetry={onRetry} onDiscard={onDiscard} />
      {isLastSeen && <p className={styles.seen}>Seen</p>}
    </>
  );
}
