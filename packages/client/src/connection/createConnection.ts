import { closeCodes, limits } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { reconnectLimits } from '@shopbell/rules/reconnect';
import type { Cancel, Environment, SocketLike } from '../environment';
import type { ConnectionOptions } from './ConnectionOptions';
import { createPace } from './createPace';
import { createSilenceWatch } from './createSilenceWatch';
import { createTransports } from './createTransports';
import { parseFrame } from './parseFrame';

type Phase =
  | { readonly kind: 'stopped' }
  | { readonly kind: 'connecting'; readonly socket: SocketLike | null }
  | { readonly kind: 'open'; readonly socket: SocketLike; readonly sinceMs: number }
  | { readonly kind: 'waiting'; readonly isSpread: boolean; readonly cancel: Cancel };

/** After these, another try would only be refused again. */
const finalCodes: readonly number[] = [closeCodes.forbidden, closeCodes.unknownApp];

export type Connection = ReturnType<typeof createConnection>;

/** One socket that comes back by itself, and that notices when the other side is gone without a word (D8, D18). */
export function createConnection(environment: Environment, options: ConnectionOptions) {
  let phase: Phase = { kind: 'stopped' };
  let cancelConnectTimeout: Cancel = () => {};
  const pace = createPace(environment);
  const transports = createTransports(environment, options.loadFallback, () =>
    abandon(closeCodes.restarting),
  );
  const silence = createSilenceWatch(environment, () => abandon(1006));

  async function connect(): Promise<void> {
    const attempt: Phase = { kind: 'connecting', socket: null };
    phase = attempt;
    giveUpConnectingAfter(reconnectLimits.connectMs);
    try {
      const { url, protocols } = await options.address();
      const open = await transports.choose();
      if (phase === attempt) listen(open(url, protocols));
    } catch {
      if (phase === attempt) failed();
    }
  }

  /** A token request or a handshake that hangs would otherwise keep the page deaf for minutes. */
  function giveUpConnectingAfter(delayMs: number): void {
    cancelConnectTimeout();
    cancelConnectTimeout = environment.after(delayMs, () => {
      if (phase.kind !== 'connecting') return;
      const { socket } = phase;
      if (socket) {
        socket.onclose = null;
        socket.close();
        transports.refused();
      }
      failed();
    });
  }

  function listen(socket: SocketLike): void {
    phase = { kind: 'connecting', socket };
    const isCurrent = () => 'socket' in phase && phase.socket === socket;
    socket.onopen = () => {
      if (isCurrent()) opened(socket);
    };
    socket.onmessage = ({ data }) => {
      if (!isCurrent()) return;
      silence.heard();
      const frame = parseFrame(data);
      if (frame) options.onFrame(frame);
      else options.onProblem?.({ code: 'INVALID_FRAME', info: { length: String(data).length } });
    };
    socket.onclose = ({ code }) => {
      if (isCurrent()) closed(code);
    };
  }

  function opened(socket: SocketLike): void {
    phase = { kind: 'open', socket, sinceMs: environment.now() };
    cancelConnectTimeout();
    silence.heard();
    transports.opened();
    const isFullSynchronize = pace.opened();
    silence.check();
    options.onOpen({ isFullSynchronize });
  }

  function closed(code: number, retryAfterMs?: number): void {
    const { kind } = phase;
    cancelTimers();
    if (phase.kind === 'open') pace.lost(phase.sinceMs);
    else transports.refused();
    phase = { kind: 'stopped' };
    if (!finalCodes.includes(code)) {
      if (kind === 'open') waitAndRetry(retryAfterMs);
      else failed();
    }
    options.onClose(code);
  }

  /** Where the server says when, it has spread its clients itself. */
  function waitAndRetry(givenMs?: number): void {
    const cancel = environment.after(givenMs ?? pace.nextDelayMs(), () => void connect());
    phase = { kind: 'waiting', isSpread: givenMs !== undefined, cancel };
  }

  function hurry(): void {
    if (phase.kind !== 'waiting') return;
    phase.cancel();
    void connect();
  }

  /** A try that came to nothing; the one that uses up the allowance is told once (CON-14, CON-15, CON-22). */
  function failed(): void {
    const isLast = pace.failed();
    waitAndRetry();
    options.onFailed?.();
    if (!isLast) return;
    const info = { tries: pace.retryCount(), ...environment.network?.() };
    options.onProblem?.({ code: 'WS_RETRY_COUNT_EXCEEDED', info });
  }

  /** The page does not wait for the socket to report its close. */
  function abandon(code: number, retryAfterMs?: number): void {
    if (phase.kind !== 'open') return;
    phase.socket.onclose = null;
    phase.socket.close();
    closed(code, retryAfterMs);
  }

  function cancelTimers(): void {
    silence.end();
    cancelConnectTimeout();
    transports.end();
  }

  return {
    get isOpen(): boolean {
      return phase.kind === 'open';
    },

    /** The tries are used up, and none is under way: only now and then another one follows (CON-14). */
    get hasGivenUp(): boolean {
      return phase.kind === 'waiting' && pace.retryCount() >= limits.socketRetriesMax;
    },

    /** Failed tries since the last connection. */
    retryCount: pace.retryCount,
    /** Reconnects that each followed soon on a loss (CON-23). */
    reopenCount: pace.reopenCount,

    start(): void {
      if (phase.kind === 'stopped') void connect();
    },

    stop(): void {
      const before = phase;
      phase = { kind: 'stopped' };
      cancelTimers();
      if (before.kind === 'waiting') before.cancel();
      if ('socket' in before) before.socket?.close();
      if (before.kind === 'open') options.onClose(1000);
    },

    send(frame: object): boolean {
      if (phase.kind === 'open') {
        const { readyState = 1 } = phase.socket;
        if (readyState > 1) return false;
        phase.socket.send(toJson(frame));
        return true;
      }
      // Clients are spread because they are many; those who have something to say are few.
      if (phase.kind === 'waiting' && phase.isSpread) hurry();
      return false;
    },

    /** The page woke up or came online: do not sit out the waiting time, and distrust a silent socket. */
    nudge(): void {
      if (phase.kind === 'open') silence.check();
      else hurry();
    },

    /** The server says when to come back: it spreads its clients over the others, or over its restart (D19). */
    moveAway: (retryAfterMs: number): void => abandon(closeCodes.restarting, retryAfterMs),
  };
}
