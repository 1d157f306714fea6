import { classes } from '../app/classes';
import type { Viewer } from './createViewers';
import styles from './TypingStatus.module.css';

export interface TypingStatusProps {
  readonly visitorName: string;
  readonly isTyping: boolean;
  readonly viewers: readonly Viewer[];
}

/** A strip of its own between the messages and the field, so that nothing jumps when someone types or comes. */
export function TypingStatus({ visitorName, isTyping, viewers }: TypingStatusProps) {
  const answering = viewers.filter(({ isAnswering }) => isAnswering);
  return (
    <div className={styles.strip}>
      <div role="status" className={styles.part}>
        {isTyping && (
          <>
            <span className={styles.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            <span className={styles.words}>{visitorName} is typing…</span>
          </>
        )}
      </div>
      <div role="status" className={classes(styles.part, styles.colleagues)}>
        {answering.length > 0 ? (
          <strong className={classes(styles.words, styles.isWarning)}>{namesOf(answering)} answering…</strong>
        ) : (
          viewers.length > 0 && <span className={styles.words}>{namesOf(viewers)} looking at this too</span>
        )}
      </div>
    </div>
  );
}

const namesOf = (viewers: readonly Viewer[]): string => {
  const [first, second] = viewers;
  if (viewers.length === 1) return `${first?.name} is`;
  if (viewers.length === 2) return `${first?.name} and ${second?.name} are`;
  return `${first?.name} and ${viewers.length - 1} others are`;
};
