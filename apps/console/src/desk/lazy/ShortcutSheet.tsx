import { useEffect, useRef } from 'react';
import { Button } from '../../app/Button';
import type { KeyGroup } from '../../screens/keys';
import styles from './ShortcutSheet.module.css';

export interface ShortcutSheetProps {
  readonly groups: readonly KeyGroup[];
  readonly onClose: () => void;
}

export function ShortcutSheet({ groups, onClose }: ShortcutSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label="Keyboard shortcuts" onCancel={onClose}>
      <div className={styles.columns}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {Object.values(keys).map(({ shown, does }) => (
                <div key={shown} className={styles.row}>
                  <dt>{does}</dt>
                  <dd>
                    <kbd>{shown}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </dialog>
  );
}
