import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FormProblem } from '../forms/FormProblem';
import { Button } from './Button';
import styles from './Dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly about: ReactNode;
  /** What the button says: the deed, not "OK". */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly isBusy: boolean;
  readonly problem?: string | null;
  readonly children?: ReactNode;
  /** Another deed in the place of Cancel; Escape still closes. */
  readonly alternative?: { readonly words: string; readonly onChoose: () => void };
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. Escape and the browser's own focus trap come with `dialog`. */
export function Dialog(props: DialogProps) {
  const { title, about, action, isDanger, isBusy, problem, children, alternative, onConfirm, onClose } =
    props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onConfirm();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={onClose}>
      <form className={styles.form} onSubmit={confirm}>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.about}>{about}</p>
        {children}
        <FormProblem>{problem}</FormProblem>
        <div className={styles.buttons}>
          <Button onClick={alternative?.onChoose ?? onClose}>{alternative?.words ?? 'Cancel'}</Button>
          <Button type="submit" look={isDanger ? 'danger' : 'strong'} isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
