import { Button } from '../app/Button';
import { ChangeList } from './ChangeList';
import type { Conflict } from './ChatDraft';
import styles from './SettingsScreen.module.css';

export interface ConflictNoteProps {
  readonly conflict: Conflict;
  readonly onResolve: (choice: 'mine-on-top' | 'theirs') => void;
}

/** Somebody else was faster. Both see what the other did, and nothing is lost without a word. */
export const ConflictNote = ({ conflict: { by, theirs, both }, onResolve }: ConflictNoteProps) => (
  <div role="alert" className={styles.conflict}>
    <p>
      <strong>{by ?? 'Somebody'} saved these settings meanwhile.</strong> Yours are not saved yet.
    </p>
    <ChangeList changes={theirs} />
    {both.length > 0 && (
      <p>You both changed {both.length === 1 ? 'one of these' : `${both.length} of these`}.</p>
    )}
    <div className={styles.conflictTools}>
      <Button look="strong" onClick={() => onResolve('mine-on-top')}>
        Put my changes on top
      </Button>
      <Button onClick={() => onResolve('theirs')}>Take theirs, drop mine</Button>
    </div>
  </div>
);
