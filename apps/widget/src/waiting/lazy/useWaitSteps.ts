import { useStore } from '@shopbell/looks';
import { storageKey } from '@shopbell/protocol';
import {
  type FlowEvent,
  readWaitChoice,
  stagesOfWait,
  type WaitChoice,
  waitingSinceMs,
  waitStepAt,
  waitTimeSteps,
  writeWaitChoice,
} from '@shopbell/rules/conversation';
import { useEffect, useState } from 'react';
import type { Widget } from '../../app/Widget';

/** Moves the wait on as time passes and answers come; gives what is done when the shopper chooses. */
export function useWaitSteps({ client, storage, launcher }: Widget) {
  const { conversation, isConnected, agentTyping } = useStore(client.store);
  const sinceMs = agentTyping === 'permanently' ? null : waitingSinceMs(conversation.messages);
  const key = storageKey(launcher.appId, 'wait-choice');
  // Read again rather than kept here: a page that is loaded again goes on where the last one was.
  const [, setChosen] = useState<WaitChoice>(null);
  const choice = readWaitChoice(storage.read(key), sinceMs);

  useEffect(() => {
    let timer = 0;
    const look = () => {
      const { step, nextInMs } = waitStepAt(sinceMs, Date.now(), choice);
      // No step is left out, also for a page that was opened long after the question; with a new question the wait for
      // the last one is over.
      const last = waitTimeSteps.indexOf(step ?? 'DONE') + 1;
      const steps = waitTimeSteps.slice(last === waitTimeSteps.length ? -1 : 1, last);
      const events: readonly FlowEvent[] = [
        ...steps.map((each) => ({ type: 'wait-step-reached' as const, step: each })),
        ...stagesOfWait(step, choice).map((stage) => ({ type: 'stage-reached' as const, stage })),
      ];
      for (const event of events) void client.run((loaded) => loaded.dispatch(event));
      if (nextInMs !== null) timer = window.setTimeout(look, nextInMs);
    };
    look();
    return () => clearTimeout(timer);
  }, [client, sinceMs, choice]);

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

  // Said on every connection, since it may be lost on one; saying it twice changes nothing.
  useEffect(() => {
    if (choice === 'email' && isConnected)
      void client.run((loaded) => loaded.signal('switch-response-channel', { channel: 'email' }));
  }, [client, choice, isConnected]);

  const choose = (chosen: NonNullable<WaitChoice>) => {
    if (sinceMs === null) return;
    storage.write(key, writeWaitChoice(sinceMs, chosen));
    setChosen(chosen);
  };
  return { keepWaiting: () => choose(Date.now()), switchToEmail: () => choose('email') };
}
