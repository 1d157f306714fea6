import type { CommerceState } from '@shopbell/protocol';
import type { ReactNode } from 'react';
import { When } from '../../../app/When';
import styles from './CommerceSection.module.css';

export interface StateLineProps {
  readonly state: NonNullable<CommerceState['connection']>['state'];
  /** What is said where it works. */
  readonly children: ReactNode;
}

/** Whether a connection answers; where it does not, why and since when. */
export function StateLine({ state, children }: StateLineProps) {
  if (state.kind === 'working') return <p className={styles.working}>{children}</p>;
  return (
    <p role="alert" className={styles.broken}>
      {state.reason}
      {state.kind === 'broken' && (
        <>
          {' '}
          Since <When at={state.since} />.
        </>
      )}
    </p>
  );
}
