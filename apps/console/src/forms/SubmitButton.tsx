import type { ReactNode } from 'react';
import styles from './SubmitButton.module.css';

export interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly isBusy: boolean;
}

/** The one big button of a card. */
export const SubmitButton = ({ children, isBusy }: SubmitButtonProps) => (
  <button type="submit" className={styles.submit} aria-busy={isBusy}>
    {children}
  </button>
);
