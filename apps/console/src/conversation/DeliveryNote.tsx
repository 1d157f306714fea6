import { problems } from '@shopbell/protocol';
import type { OutgoingKey } from '@shopbell/rules/conversation';
import { unreachable } from '@shopbell/rules/unreachable';
import { classes } from '../app/classes';
import { AlertIcon } from '../icons/AlertIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { RetryIcon } from '../icons/RetryIcon';
import styles from './DeliveryNote.module.css';
import type { EntryDelivery } from './threadEntries';

export interface DeliveryNoteProps {
  readonly delivery: EntryDelivery;
  readonly onRetry: (key: OutgoingKey) => void;
}

/** Where a message of ours stands; a stored one needs no words. */
export function DeliveryNote({ delivery, onRetry }: DeliveryNoteProps) {
  switch (delivery.kind) {
    case 'stored':
      return null;
    case 'sending':
      return <Waiting words="Sending" isBrief />;
    case 'waiting':
      return (
        <Waiting words={delivery.for === 'connection' ? 'Waiting for connection' : 'Will be tried again'} />
      );
    case 'refused':
      return (
        <div className={classes(styles.note, styles.refused)}>
          <AlertIcon /> <span>{problems[delivery.because].message}</span>
          <button type="button" className={styles.retry} onClick={() => onRetry(delivery.retryKey)}>
            Not sent – Retry <RetryIcon />
          </button>
        </div>
      );
    default:
      return unreachable(delivery);
  }
}

const Waiting = ({ words, isBrief = false }: { readonly words: string; readonly isBrief?: boolean }) => (
  <div className={classes(styles.note, isBrief && styles.isBrief)}>
    <ClockIcon /> <span>{words}</span>
  </div>
);
