import { closeCodes } from '@shopbell/protocol';
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
  | { readonly kind: 'waiting'; readonly cancel: Cancel };

/** After these, another try would only be refused again. */
const finalCodes: readonly number[] = [closeCodes.forbidden, closeCodes.unknownApp];

/** One socket that comes back by itself, and that notices when the other side is gone without a word (D8, D18). */
export class Connection {
  #phase: Phase = { kind: 'stopped' };
  #cancelConnectTimeout: Cancel = () => {};
  readonly #environment: Environment;
  readonly #options: ConnectionOptions;
  readonly #pace: ReturnType<typeof createPace>;
  readonly #transports: ReturnType<typeof createTransports>;
  readonly #silence: ReturnType<typeof createSilenceWatch>;

  constructor(environment: Environment, options: ConnectionOptions) {
    this.#environment = environment;
    this.#options = options;
    this.#pace = createPace(environment);
    this.#transports = createTransports(environment, options.loadFallback, () => this.moveAway(0));
    this.#silence = createSilenceWatch(environment, () => this.#abandon(1006));
  }

  get isOpen(): boolean {
    return this.#phase.kind === 'open';
  }

  /** Failed tries since the last connection. */
  get retryCount(): number {
    return this.#pace.retryCount();
  }

  /** Reconnects that each followed soon on a loss (CON-23). */
  get reopenCount(): number {
    return this.#pace.reopenCount();
  }

  start(): void {
    if (this.#phase.kind === 'stopped') void this.#connect();
  }

  stop(): void {
    const phase = this.#phase;
    this.#phase = { kind: 'stopped' };
    this.#cancelTimers();
    if (phase.kind === 'waiting') phase.cancel();
    if (phase.kind === 'open' || phase.kind === 'connecting') phase.socket?.close();
    if (phase.kind === 'open') this.#options.onClose(1000);
  }

  send(frame: object): boolean {
    if (this.#phase.kind !== 'open') return false;
    this.#phase.socket.send(toJson(frame));
    return true;
  }

  /** The page woke up or came online: do not sit out the waiting time, and distrust a silent socket. */
  nudge(): void {
    if (this.#phase.kind === 'waiting') {
      this.#phase.cancel();
      void this.#connect();
    } else if (this.#phase.kind === 'open') {
      this.#silence.check();
    }
  }

  async #connect(): Promise<void> {
    const attempt: Phase = { kind: 'connecting', socket: null };
    this.#phase = attempt;
    this.#giveUpConnectingAfter(reconnectLimits.connectMs);
    try {
      const { url, protocols } = await this.#options.address();
      const open = await this.#transports.choose();
      if (this.#phase !== attempt) return;
      this.#listen(open(url, protocols));
    } catch {
      if (this.#phase === attempt) this.#failed();
    }
  }

  /** A token request or a handshake that hangs would otherwise keep the page deaf for minutes. */
  #giveUpConnectingAfter(delayMs: number): void {
    this.#cancelConnectTimeout();
    this.#cancelConnectTimeout = this.#environment.after(delayMs, () => {
      if (this.#phase.kind !== 'connecting') return;
      const { socket } = this.#phase;
      if (socket) socket.onclose = null;
      socket?.close();
      if (socket) this.#transports.refused();
      this.#failed();
    });
  }

  #listen(socket: SocketLike): void {
    this.#phase = { kind: 'connecting', socket };
    const isCurrent = () => 'socket' in this.#phase && this.#phase.socket === socket;
    socket.onopen = () => {
      if (isCurrent()) this.#opened(socket);
    };
    socket.onmessage = ({ data }) => {
      if (!isCurrent()) return;
      this.#silence.heard();
      const frame = parseFrame(data);
      if (frame) this.#options.onFrame(frame);
      else this.#options.onProblem?.({ code: 'INVALID_FRAME', info: { length: String(data).length } });
    };
    socket.onclose = ({ code }) => {
      if (isCurrent()) this.#closed(code);
    };
  }

  #opened(socket: SocketLike): void {
    this.#phase = { kind: 'open', socket, sinceMs: this.#environment.now() };
    this.#cancelConnectTimeout();
    this.#silence.heard();
    this.#transports.opened();
    const isFullSynchronize = this.#pace.opened();
    this.#silence.check();
    this.#options.onOpen({ isFullSynchronize });
  }

  #closed(code: number, minimumDelayMs = 0): void {
    const phase = this.#phase;
    this.#cancelTimers();
    if (phase.kind === 'open') this.#pace.lost(phase.sinceMs);
    else this.#transports.refused();
    this.#phase = { kind: 'stopped' };
    if (!finalCodes.includes(code)) {
      if (phase.kind === 'open') this.#waitAndRetry(minimumDelayMs);
      else this.#failed();
    }
    this.#options.onClose(code);
  }

  #waitAndRetry(minimumDelayMs = 0): void {
    const delayMs = minimumDelayMs + this.#pace.nextDelayMs();
    this.#phase = { kind: 'waiting', cancel: this.#environment.after(delayMs, () => void this.#connect()) };
  }

  /** A try that came to nothing; the one that uses up the allowance is told once (CON-14, CON-15, CON-22). */
  #failed(): void {
    const isLast = this.#pace.failed();
    this.#waitAndRetry();
    if (!isLast) return;
    const info = { tries: this.retryCount, ...this.#environment.network?.() };
    this.#options.onProblem?.({ code: 'WS_RETRY_COUNT_EXCEEDED', info });
  }

  /** The server says when to come back: it spreads its clients over the others, or over its restart (D19). */
  moveAway(retryAfterMs: number): void {
    this.#abandon(closeCodes.restarting, retryAfterMs);
  }

  /** The page does not wait for the socket to report its close. */
  #abandon(code: number, minimumDelayMs = 0): void {
    if (this.#phase.kind !== 'open') return;
    const { socket } = this.#phase;
    socket.onclose = null;
    socket.close();
    this.#closed(code, minimumDelayMs);
  }

  #cancelTimers(): void {
    this.#silence.end();
    this.#cancelConnectTimeout();
    this.#transports.end();
  }
}
