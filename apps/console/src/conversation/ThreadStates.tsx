import { Link } from '@tanstack/react-router';
import { Button } from '../app/Button';
import { CentredNote } from '../app/CentredNote';
import { classes } from '../app/classes';
import { RetryIcon } from '../icons/RetryIcon';
import { SpeechDrawing } from '../icons/SpeechDrawing';
import { UnpluggedDrawing } from '../icons/UnpluggedDrawing';
import styles from './ThreadStates.module.css';

const bubbles = ['theirs', 'theirs', 'ours', 'theirs', 'ours', 'ours', 'theirs', 'ours'] as const;

export const LoadingThread = () => (
  <div className={styles.skeleton} aria-busy="true">
    <span className="visually-hidden">Loading the conversation</span>
    {bubbles.map((side, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes.
      <span key={index} className={classes(styles.bubble, side === 'ours' && styles.ours)} />
    ))}
  </div>
);

export const StuckThread = ({ onRetry }: { readonly onRetry: () => void }) => (
  <CentredNote role="alert" drawing={<UnpluggedDrawing />} title="This conversation does not load">
    <p>It may have been removed, or the answer got lost.</p>
    <Button onClick={onRetry}>
      <RetryIcon /> Try again
    </Button>
  </CentredNote>
);

export const NoConversation = () => (
  <CentredNote drawing={<SpeechDrawing />} title="There is no such conversation">
    <Link to="/inbox">Go to the inbox</Link>
  </CentredNote>
);
