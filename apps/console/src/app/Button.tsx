import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly type?: 'button' | 'submit';
  readonly look?: 'quiet' | 'strong' | 'danger';
  readonly isBusy?: boolean;
  /** Where the words alone do not say what it is about, as in a row of a list. */
  readonly label?: string;
  /** Of what opens below it. */
  readonly isOpen?: boolean;
}

/** The quiet button of notes and lists, and its two louder siblings. */
export const Button = ({
  children,
  onClick,
  type = 'button',
  look = 'quiet',
  isBusy = false,
  label,
  isOpen,
}: ButtonProps) => (
  <button
    type={type}
    className={classes(styles.button, look !== 'quiet' && styles[look])}
    aria-busy={isBusy}
    aria-label={label}
    aria-expanded={isOpen}
    onClick={isBusy ? undefined : onClick}
  >
    {children}
  </button>
);
