import type { ReactNode } from 'react';
import styles from './CentredNote.module.css';

export interface CentredNoteProps {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  readonly role?: 'alert' | 'status';
}

/** A drawn state: nothing here yet, nothing chosen, or something went wrong. */
export function CentredNote({ drawing, title, children, role }: CentredNoteProps) {
  return (
    <div className={styles.note} role={role}>
      {drawing}
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
