import type { OutgoingKey } from '@shopbell/rules/conversation';
import { memo, Suspense } from 'react';
import { Boundary } from '../app/Boundary';
import { classes } from '../app/classes';
import { type Dates, dateAndTimeOf, timeOf } from '../app/dates';
import { lazyPart } from '../app/lazyPart';
import { LinkedText } from '../content/LinkedText';
import { DeliveryNote, SendingMark } from './DeliveryNote';
import type { EntryGroup } from './groupEntries';
import styles from './MessageGroup.module.css';
import { OwnMessage } from './OwnMessage';
import type { ThreadEntry } from './threadEntries';
import { UnshownMessage } from './UnshownMessage';

const RichContent = lazyPart(async () => (await import('../content/lazy/RichContent')).RichContent);

export interface MessageGroupProps {
  readonly group: EntryGroup;
  readonly visitorName: string;
  readonly ownId: string;
  readonly dates: Dates;
  readonly onRetry: (key: OutgoingKey) => void;
  readonly onDiscard: (key: OutgoingKey) => void;
}

/** Drawn anew only when something in it has changed, and of it only the message that has. */
export const MessageGroup = memo(function MessageGroup(props: MessageGroupProps) {
  const { group, visitorName, ownId, dates, onRetry, onDiscard } = props;
  const { fromAgent, isContinued, entries } = group;
  const sender = fromAgent ? (group.senderName ?? 'Agent') : visitorName;
  const isColleague = fromAgent && group.authorId !== ownId;
  return (
    <article
      className={classes(styles.group, fromAgent && styles.fromAgent, isContinued && styles.isContinued)}
      aria-label={sender}
    >
      {isColleague && !isContinued && <p className={styles.sender}>{sender}</p>}
      {entries.map((entry, index) => (
        <Boundary key={entry.key} shown={entry} fallback={<UnshownMessage source={entry.source} />}>
          <Entry
            entry={entry}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
            dates={dates}
            onRetry={onRetry}
            onDiscard={onDiscard}
          />
        </Boundary>
      ))}
    </article>
  );
});

interface EntryProps extends Pick<MessageGroupProps, 'dates' | 'onRetry' | 'onDiscard'> {
  readonly entry: ThreadEntry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const Entry = memo(function Entry({ entry, isFirst, isLast, dates, onRetry, onDiscard }: EntryProps) {
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
});
