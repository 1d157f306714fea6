import { memo } from 'react';
import { Boundary } from '../app/Boundary';
import { type Dates, dateAndTimeOf, timeOf } from '../app/dates';
import { LinkedText } from '../content/LinkedText';
import { NoteIcon } from '../icons/NoteIcon';
import type { EntryGroup } from './groupEntries';
import styles from './NoteGroup.module.css';
import { UnshownMessage } from './UnshownMessage';

interface NoteGroupProps {
  readonly group: EntryGroup;
  readonly dates: Dates;
}

/** Looks like nothing a shopper could have got. */
export const NoteGroup = memo(({ group, dates }: NoteGroupProps) => (
  <article className={styles.notes} aria-label={`Note of ${group.senderName}`}>
    <p className={styles.head}>
      <NoteIcon /> <span className={styles.author}>{group.senderName}</span> noted
      <time data-tip={dateAndTimeOf(group.createdMs, dates)}>{timeOf(group.createdMs, dates)}</time>
    </p>
    {group.entries.map(({ key, text, source }) => (
      <Boundary key={key} shown={text} fallback={<UnshownMessage source={source} />}>
        <p className={styles.text}>
          <LinkedText text={text} />
        </p>
      </Boundary>
    ))}
  </article>
));
