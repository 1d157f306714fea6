import { useState, useSyncExternalStore } from 'react';

export type FlowView = 'outline' | 'canvas';

const key = 'shopbell-flow-view';

/** How somebody likes to see flows; the same the next time. */
export function useFlowView() {
  const [view, setView] = useState(read);
  return [
    view,
    (chosen: FlowView) => {
      write(chosen);
      setView(chosen);
    },
  ] as const;
}

function read(): FlowView {
  try {
    return localStorage.getItem(key) === 'canvas' ? 'canvas' : 'outline';
  } catch {
    return 'outline';
  }
}

function write(view: FlowView): void {
  try {
    localStorage.setItem(key, view);
  } catch {
    // It stays as it is while the page is open.
  }
}

const narrow = () => matchMedia('(width < 900px)');

/** Too narrow for drawing beside a form. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = narrow();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => narrow().matches,
  );
