import { useSyncExternalStore } from 'react';

/** False only in the render that takes over what was drawn before: it must equal the prerender. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
