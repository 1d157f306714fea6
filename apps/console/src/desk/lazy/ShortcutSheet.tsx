import { useEffect, useRef } from 'react';
import { Button } from '../../app/Button';
import styles from './ShortcutSheet.module.css';

const sheet: readonly (readonly [title: string, keys: readonly (readonly [keys: string, what: string])[]])[] =
  [
    [
      'Everywhere',
      [
        ['Ctrl K / ⌘ K', 'Commands'],
        ['/', 'Search'],
        ['?', 'These shortcuts'],
        ['Z', 'Undo what was just done'],
      ],
    ],
    [
      'In the list',
      [
        ['J / ↓', 'Next conversation'],
        ['K / ↑', 'Previous conversation'],
        ['Enter', 'Open it'],
      ],
    ],
    [
      'In a conversation',
      [
        ['R', 'Reply'],
        ['N', 'Internal note'],
        ['E', 'Close or reopen'],
        ['A', 'Assign'],
        ['S', 'Snooze'],
        ['T', 'Tags'],
        ['D', 'Details'],
        ['Esc', 'Leave the field'],
      ],
    ],
  ];

export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.sheet} aria-label="Keyboard shortcuts" onCancel={onClose}>
      <div className={styles.columns}>
        {sheet.map(([title, keys]) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl>
              {keys.map(([key, what]) => (
                <div key={key} className={styles.row}>
                  <dt>{what}</dt>
                  <dd>
                    <kbd>{key}</kbd>
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
