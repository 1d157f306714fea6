import { useEffect } from 'react';
import type { Desk } from './createDesk';

/** Connected while the desk is on screen, and awake when the page is. What is unsent is kept for the next page, or asked about. */
export function useLiveDesk(desk: Desk): void {
  useEffect(() => {
    const nudge = () => {
      if (document.visibilityState === 'visible') desk.client.nudge();
    };
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (!canKeep() && desk.client.unsentCount() > 0) event.preventDefault();
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

function canKeep(): boolean {
  try {
    localStorage.setItem('shopbell-can-keep', '1');
    localStorage.removeItem('shopbell-can-keep');
    return true;
  } catch {
    return false;
  }
}
