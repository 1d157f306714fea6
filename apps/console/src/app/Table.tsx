import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** An empty column name is a column of buttons. */
export const Table = ({ label, columns, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name === '' ? <span className="visually-hidden">Actions</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
