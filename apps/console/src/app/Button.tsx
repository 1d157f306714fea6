import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** The quiet button of notes and lists. */
export const Button = ({ children, onClick }: ButtonProps) => (
  <button type="button" className={styles.button} onClick={onClick}>
    {children}
  </button>
);
