import type { ReactNode } from 'react';
import styles from './Table.module.css';

export interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** An empty column name is a column of buttons. */
export const Table = ({ label, columns, children }: TableProps) => (
  // biome-ignore lint/a11y/useSemanticElements: no fieldset; and no landmark, since the section around it is one.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <div role="group" className={styles.scroll} aria-label={label} tabIndex={0}>
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
  </div>
);
