import { Button } from '../app/Button';
import { CentredNote } from '../app/CentredNote';
import { QuietBellDrawing } from '../icons/QuietBellDrawing';
import { RetryIcon } from '../icons/RetryIcon';
import { UnpluggedDrawing } from '../icons/UnpluggedDrawing';
import styles from './ListStates.module.css';

const rowKeys = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

export const LoadingRows = () => (
  <div className={styles.skeleton}>
    <span className="visually-hidden">Loading conversations</span>
    {rowKeys.map((key) => (
      <div key={key} className={styles.row}>
        <span className={styles.disc} />
        <span className={styles.lines}>
          <span className={styles.short} />
          <span className={styles.long} />
        </span>
      </div>
    ))}
  </div>
);

export const EmptyList = () => (
  <CentredNote drawing={<QuietBellDrawing />} title="No conversations yet">
    <p>
      Open the{' '}
      <a href="/" target="_blank" rel="noreferrer">
        demo shop
      </a>{' '}
      and write something: it rings here.
    </p>
  </CentredNote>
);

export const FailedList = ({ onRetry }: { readonly onRetry: () => void }) => (
  <CentredNote role="alert" drawing={<UnpluggedDrawing />} title="The conversations did not load">
    <Button onClick={onRetry}>
      <RetryIcon /> Try again
    </Button>
  </CentredNote>
);
