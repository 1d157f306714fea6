import { classes } from '../app/classes';
import styles from './Composer.module.css';

export interface ComposerHintProps {
  /** By how many characters the text is too long. */
  readonly excess: number;
  /** Everything that goes along is there. */
  readonly isReady: boolean;
}

export function ComposerHint({ excess, isReady }: ComposerHintProps) {
  if (excess > 0) {
    return (
      <p role="alert" className={classes(styles.hint, styles.tooLong)}>
        Too long by {excess.toLocaleString('en')} {excess === 1 ? 'character' : 'characters'}: send it in
        parts.
      </p>
    );
  }
  if (!isReady) return <p className={styles.hint}>A file is not there yet</p>;
  return (
    <p className={styles.hint}>
      <kbd>Enter</kbd> send <kbd>Shift Enter</kbd> new line
    </p>
  );
}
