import type { Emit, PageEvent } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { SendEventError } from '@shopbell/rules/tracking';
import { reportError } from '../log';

export interface SentEvent {
  readonly event: PageEvent;
  readonly properties: object;
}

const atOnce = 20;
const gatherMs = 2000;

/** Several events in one call, also while the page goes away. What does not arrive is logged and not tried again. */
export function createSender(url: string, emit: Emit, signal: AbortSignal) {
  let waiting: SentEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let calling: Promise<void> | undefined;

  function send(isLeaving = false): void {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    const body = toJson({ events });
    const sent = () => events.forEach(({ event }) => void emit('event:sent', { event }));
    if (isLeaving && navigator.sendBeacon?.(url, body)) return sent();
    calling = fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' })
      .then(({ ok, status }) => {
        if (!ok) throw new Error(`status ${status}`);
        sent();
      })
      .catch((error) => reportError('Nothing was counted.', new SendEventError(error.message)));
  }
  const leave = () => send(true);
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', () => document.hidden && leave(), { signal });
  signal.addEventListener('abort', leave);

  return {
    add(event: SentEvent): void {
      if (waiting.push(event) >= atOnce) send();
      else timer ??= setTimeout(send, gatherMs);
    },
    /** Whether anything was told, once that has arrived. */
    async drop(): Promise<boolean> {
      waiting = [];
      await calling;
      return calling !== undefined;
    },
  };
}
