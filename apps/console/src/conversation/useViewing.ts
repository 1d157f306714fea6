import type { AgentClient } from '@shopbell/client/agent';
import { deskLimits, limits } from '@shopbell/protocol';
import { useEffect, useRef } from 'react';

/** Says that this person looks, while they do; and that they answer, while they write. Gives what to call on writing. */
export function useViewing(client: AgentClient, conversationId: string, isConnected: boolean) {
  const answeredAtMs = useRef(0);
  useEffect(() => {
    if (!isConnected) return;
    const isAnswering = () => Date.now() - answeredAtMs.current < deskLimits.viewingSignalMs;
    const say = () => {
      if (document.visibilityState === 'visible')
        client.view(conversationId, isAnswering() ? 'answering' : 'viewing');
    };
    say();
    const timer = setInterval(say, deskLimits.viewingSignalMs);
    document.addEventListener('visibilitychange', say);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', say);
      client.view(conversationId, 'left');
    };
  }, [client, conversationId, isConnected]);

  return function wrote(text: string): void {
    const nowMs = Date.now();
    if (text === '') {
      if (answeredAtMs.current > 0) client.view(conversationId, 'viewing');
      answeredAtMs.current = 0;
    } else if (nowMs - answeredAtMs.current > limits.typingSignalMs) {
      answeredAtMs.current = nowMs;
      client.view(conversationId, 'answering');
    }
  };
}
