import { useStore } from '@shopbell/looks';
import { Toast } from 'radix-ui';
import { classes } from '../../app/classes';
import type { Toasts } from '../../app/createToasts';
import { CloseIcon } from '../../icons/CloseIcon';
import styles from './Toaster.module.css';

const shownMs = 8000;

export function Toaster({ toasts }: { readonly toasts: Toasts }) {
  const shown = useStore(toasts.store);
  return (
    <Toast.Provider duration={shownMs} label="Notice">
      {shown.map(({ id, text, isProblem, undo }) => (
        <Toast.Root
          key={id}
          className={classes(styles.toast, isProblem && styles.isProblem)}
          onOpenChange={(isOpen) => {
            if (!isOpen) toasts.dismiss(id);
          }}
        >
          <Toast.Description className={styles.text}>{text}</Toast.Description>
          {undo !== null && (
            <Toast.Action asChild altText="Undo with the Z key">
              <button type="button" className={styles.undo} onClick={undo}>
                Undo
              </button>
            </Toast.Action>
          )}
          <Toast.Close asChild>
            <button type="button" className={styles.close} aria-label="Dismiss">
              <CloseIcon />
            </button>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className={styles.viewport} />
    </Toast.Provider>
  );
}
