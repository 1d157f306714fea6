import type { FlowEvent } from '@shopbell/rules/conversation';
import { waitingSinceMs, waitStepAt } from '@shopbell/rules/conversation';
import { useEffect, useState } from 'react';
import { useStore } from '../../app/useStore';
import type { Widget } from '../../app/Widget';

/** Moves the wait on as time passes and answers come; gives what keeping to wait does. */
export function useWaitSteps({ client }: Widget): () => void {
  const { conversation } = useStore(client.store);
  const sinceMs = waitingSinceMs(conversation.messages);
  const [keptMs, setKeptMs] = useState<number | null>(null);

  useEffect(() => {
    const tell = (event: FlowEvent) => void client.run((loaded) => loaded.dispatch(event));
    let timer = 0;
    const look = () => {
      const { step, nextInMs } = waitStepAt(sinceMs, Date.now(), keptMs);
      // The prompt comes after waiting, also for a page that was opened long after the question.
      if (step === 'LONG_WAIT_PROMPT') tell({ type: 'wait-step-reached', step: 'WAITING' });
      if (step) tell({ type: 'wait-step-reached', step });
      if (nextInMs !== null) timer = window.setTimeout(look, nextInMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [client, sinceMs, keptMs]);

  useEffect(() => {
    if (sinceMs === null) return;
    void client.run(async (loaded) => {
      const outcome = await loaded.sendFlow('pending-live-chat-init', {});
      const { currentWaitTime: seconds = null } = (
        outcome.kind === 'confirmed' ? (outcome.payload ?? {}) : {}
      ) as { currentWaitTime?: number | null };
      const messageId = String(sinceMs);
      if (seconds !== null) loaded.dispatch({ type: 'wait-time-told', seconds, messageId });
    });
  }, [client, sinceMs]);

  return () => {
    setKeptMs(Date.now());
    void client.run((loaded) => loaded.dispatch({ type: 'wait-step-reached', step: 'WAITING' }));
  };
}
