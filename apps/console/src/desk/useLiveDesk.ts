import { useEffect } from 'react';
import type { Desk } from './createDesk';

/** Connected while the desk is on screen; awake when the page is; and it does not let unsent words go unasked. */
export function useLiveDesk(desk: Desk): void {
  useEffect(() => {
    const nudge = () => {
      if (document.visibilityState === 'visible') desk.client.nudge();
    };
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (desk.unsentCount() > 0) event.preventDefault();
    };
    desk.client.connect();
    window.addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      window.removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
      window.removeEventListener('beforeunload', askBeforeLeaving);
      desk.client.disconnect();
    };
  }, [desk]);
}
