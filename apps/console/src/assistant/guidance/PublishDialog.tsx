import type { FallenCase } from '@shopbell/rules/assistant-cases';
import { Dialog } from '../../app/Dialog';
import styles from '../Assistant.module.css';

interface PublishDialogProps {
  readonly fallen: readonly FallenCase[];
  /** Why some could not be run. */
  readonly notRun: string | null;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const howWords: Readonly<Record<FallenCase['how'], string>> = {
  falls: 'falls with this draft',
  'falls-as-before': 'falls, as it did before',
  'not-run': 'could not be run',
};

/** Whoever publishes past a case says that they know. */
export const PublishDialog = ({
  fallen,
  notRun,
  isBusy,
  problem,
  onConfirm,
  onClose,
}: PublishDialogProps) => (
  <Dialog
    title={
      fallen.length === 1 ? 'One kept case speaks against it' : `${fallen.length} kept cases speak against it`
    }
    about={
      fallen.every(({ how }) => how === 'not-run')
        ? 'Nobody knows whether the assistant does with this guidance what you expect of it.'
        : 'With this guidance the assistant does not do what you expect of it.'
    }
    action="Publish all the same"
    isDanger
    isBusy={isBusy}
    problem={problem}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    {notRun !== null && <p className={styles.problem}>{notRun}</p>}
    <ul className={styles.expected}>
      {fallen.map(({ id, question, how }) => (
        <li key={id}>
          <span dir="auto">{question}</span> <span className={styles.quiet}>{howWords[how]}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
