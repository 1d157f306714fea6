import styles from './TypingStatus.module.css';

export interface TypingStatusProps {
  readonly visitorName: string;
  readonly isTyping: boolean;
}

/** A strip of its own between the messages and the field, so that nothing jumps when someone types. */
export const TypingStatus = ({ visitorName, isTyping }: TypingStatusProps) => (
  <div role="status" className={styles.strip}>
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
);
