import type { ReactNode } from 'react';
import styles from './Assistant.module.css';

interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export interface AreaProps extends Labelled {
  readonly rows: number;
  readonly maxLength: number;
}

export const Area = ({ label, value, onValue, rows, maxLength }: AreaProps) => (
  <label className={styles.field}>
    {label}
    <textarea
      rows={rows}
      maxLength={maxLength}
      value={value}
      dir="auto"
      onChange={({ target }) => onValue(target.value)}
    />
  </label>
);

export const Line = ({ label, value, onValue, maxLength }: Labelled & { readonly maxLength: number }) => (
  <label className={styles.field}>
    {label}
    <input value={value} maxLength={maxLength} dir="auto" onChange={({ target }) => onValue(target.value)} />
  </label>
);

export const Choice = ({ label, value, onValue, children }: Labelled & { readonly children: ReactNode }) => (
  <label className={styles.field}>
    {label}
    <select value={value} onChange={({ target }) => onValue(target.value)}>
      {children}
    </select>
  </label>
);
