import { Suspense } from 'react';
import { lazyPart } from '../app/lazyPart';
import styles from './Flows.module.css';
import { Outline } from './Outline';
import type { StepsProps } from './StepsProps';
import { useIsNarrow } from './useFlowView';

// Drawing is a library of its own: only who wants to draw waits for it.
const Canvas = lazyPart(async () => (await import('./canvas/Canvas')).Canvas);

/** The same steps, one below the other or as they lead to each other. */
export function Steps({ view, ...props }: StepsProps) {
  const isNarrow = useIsNarrow();
  if (view === 'outline') return <Outline {...props} path={props.trace.steps} />;
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <Canvas {...props} isReadOnly={isNarrow} />
    </Suspense>
  );
}
