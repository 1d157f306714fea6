import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { problemText } from '../http/problemText';
import { Button } from './Button';
import styles from './Loaded.module.css';

export interface LoadedProps<Value> {
  readonly query: UseQueryResult<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** What a question answered; bars while it is asked, and a way on when it failed. */
export function Loaded<Value>({ query, children }: LoadedProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <div role="alert" className={styles.failed}>
        <p>{problemText(query.error)}</p>
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </div>
    );
  }
  return (
    <div className={styles.bars} aria-busy="true" data-loading>
      <span className="visually-hidden">Loading</span>
      <span className={styles.bar} />
      <span className={styles.bar} />
    </div>
  );
}
