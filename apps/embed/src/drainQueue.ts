import type { GorgiasChat } from '@shopbell/protocol';
import { attempt } from './log';

type QueuedCall = (chat: GorgiasChat) => void;

declare global {
  interface Window {
    gorgiasChatQueue?: { push(call: QueuedCall): void };
  }
}

/** What the page wanted before the script came (API-44); from now on whatever it pushes runs at once. */
export function drainQueue(chat: GorgiasChat): void {
  const run = (call: QueuedCall) => attempt('A queued call', () => call(chat));
  const queued = window.gorgiasChatQueue;
  window.gorgiasChatQueue = { push: run };
  (queued as QueuedCall[] | undefined)?.forEach?.(run);
}
