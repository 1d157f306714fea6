import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../app/classes';
import styles from './ActionButton.module.css';

export interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly label: string;
  readonly keys?: string;
  readonly isPressed?: boolean;
  /** Shows the words beside the icon, not only to those who cannot see it. */
  readonly words?: string;
  readonly children: ReactNode;
}

/** A small tool: an icon, its name, and the key that does the same. */
export const ActionButton = ({
  label,
  keys,
  isPressed,
  words,
  children,
  className,
  ...rest
}: ActionButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classes(styles.button, words !== undefined && styles.hasWords, className)}
    aria-label={label}
    aria-pressed={isPressed}
    data-tip={keys === undefined ? label : `${label} (${keys})`}
  >
    {children}
    {words !== undefined && <span className={styles.words}>{words}</span>}
  </button>
);
