import { type LoginState, resendWaitMs } from '@shopbell/rules/login';
import { useLayoutEffect, useState } from 'react';

/** The seconds until another code can be asked for, counted down; also where the page has slept in between. */
export function useResendWait(login: LoginState): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.ceil(resendWaitMs(login, now) / 1000);
  const isWaiting = seconds > 0;
  const sentAtMs = 'sentAtMs' in login ? login.sentAtMs : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another wait
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [isWaiting, sentAtMs]);
  return seconds;
}
