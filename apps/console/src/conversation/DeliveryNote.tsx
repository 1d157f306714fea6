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
  readonly onDiscard: (key: OutgoingKey) => void;
}

/** What keeps a message of ours from being stored, below its bubble. */
export function DeliveryNote({ delivery, onRetry, onDiscard }: DeliveryNoteProps) {
  switch (delivery.kind) {
    case 'stored':
    case 'sending':
      return null;
    case 'waiting':
      return (
        <Waiting words={delivery.for === 'connection' ? 'Waiting for connection' : 'Will be tried again'} />
      );
    case 'refused':
      return (
        <div className={classes(styles.note, styles.refused)}>
          <AlertIcon /> <span>Not sent. {problems[delivery.because].message}</span>
          <button type="button" className={styles.retry} onClick={() => onRetry(delivery.retryKey)}>
            Retry <RetryIcon />
          </button>
          <button type="button" className={styles.retry} onClick={() => onDiscard(delivery.retryKey)}>
            Discard
          </button>
        </div>
      );
    default:
      return unreachable(delivery);
  }
}

const Waiting = ({ words }: { readonly words: string }) => (
  <div className={styles.note}>
    <ClockIcon /> <span>{words}</span>
  </div>
);

/** Stands beside the bubble and takes no line of its own: most messages are stored before anyone sees it. */
export const SendingMark = () => (
  <span className={styles.sending} data-tip="Sending">
    <ClockIcon />
    <span className="visually-hidden">Sending</span>
  </span>
);
