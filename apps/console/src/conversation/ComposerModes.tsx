import styles from './Composer.module.css';
import { conversationKeys } from './conversationKeys';

export type ComposerMode = 'reply' | 'note';

export interface ComposerModesProps {
  readonly mode: ComposerMode;
  readonly onMode: (mode: ComposerMode) => void;
}

export function ComposerModes({ mode, onMode }: ComposerModesProps) {
  return (
    <fieldset className={styles.modes} aria-label="What to write">
      <button
        type="button"
        className={styles.mode}
        aria-pressed={mode === 'reply'}
        data-tip={`Reply (${conversationKeys.reply.shown})`}
        onClick={() => onMode('reply')}
      >
        Reply
      </button>
      <button
        type="button"
        className={styles.mode}
        aria-pressed={mode === 'note'}
        data-tip={`Internal note (${conversationKeys.note.shown})`}
        onClick={() => onMode('note')}
      >
        Internal note
      </button>
    </fieldset>
  );
}
