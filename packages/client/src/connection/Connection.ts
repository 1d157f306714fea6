import { closeCodes, limits, type ServerFrame } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { lookInDelayMs, reconnectDelayMs, reconnectLimits, reopened } from '@shopbell/rules/reconnect';
import type { Cancel, Environment, SocketLike } from '../environment';
import type { OnProblem } from '../problems';
import { parseFrame } from './parseFrame';

export interface SocketAddress {
  readonly url: string;
  readonly protocols: readonly string[];
}

export type OpenSocket = (url: string, protocols: readonly string[]) => SocketLike;

export interface Opening {
  /** Away for so long that everything in hand is asked for again (CON-23). */
  readonly isFullSynchronize: boolean;
}

export interface ConnectionOptions {
  /** Where to connect, asked anew before every try; a rejection counts as a failed try. */
  readonly address: () => Promise<SocketAddress>;
  readonly onOpen: (opening: Opening) => void;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onClose: (code: number) => void;
  readonly onProblem?: OnProblem;
  /** Another way to the same door, for networks that let no socket through; loaded when it is needed (CON-19). */
  readonly loadFallback?: () => Promise<OpenSocket>;
}

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
  /** The exponent of the curve; only a stable connection begins it anew. */
  #failedAttempts = 0;
  #retryCount = 0;
  #reopenCount = 0;
  #lostAtMs: number | null = null;
  /** Sockets in a row that were refused before they ever opened. */
  #refusedOpens = 0;
  #isFallback = false;
  #lastHeardMs = 0;
  #cancelSilenceCheck: Cancel = () => {};
  #cancelConnectTimeout: Cancel = () => {};
  #cancelFallback: Cancel = () => {};
  readonly #environment: Environment;
  readonly #options: ConnectionOptions;

  constructor(environment: Environment, options: ConnectionOptions) {
    this.#environment = environment;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#phase.kind === 'open';
  }

  /** Failed tries since the last connection. */
  get retryCount(): number {
    return this.#retryCount;
  }

  /** Reconnects that each followed soon on a loss (CON-23). */
  get reopenCount(): number {
    return this.#reopenCount;
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
      this.#checkSilence(this.#phase.socket);
    }
  }

  async #connect(): Promise<void> {
    const attempt: Phase = { kind: 'connecting', socket: null };
    this.#phase = attempt;
    this.#giveUpConnectingAfter(reconnectLimits.connectMs);
    try {
      const { url, protocols } = await this.#options.address();
      const open = await this.#chooseTransport();
      if (this.#phase !== attempt) return;
      this.#listen(open(url, protocols));
    } catch {
      if (this.#phase === attempt) this.#failed();
    }
  }

  /** After a try with the fallback, whatever became of it, a socket has its chance again. */
  async #chooseTransport(): Promise<OpenSocket> {
    const { loadFallback } = this.#options;
    this.#isFallback = loadFallback !== undefined && this.#refusedOpens >= reconnectLimits.refusedOpensMax;
    if (!loadFallback || !this.#isFallback) return this.#environment.openSocket;
    this.#refusedOpens = reconnectLimits.refusedOpensMax - 1;
    return loadFallback();
  }

  /** A token request or a handshake that hangs would otherwise keep the page deaf for minutes. */
  #giveUpConnectingAfter(delayMs: number): void {
    this.#cancelConnectTimeout();
    this.#cancelConnectTimeout = this.#environment.after(delayMs, () => {
      if (this.#phase.kind !== 'connecting') return;
      const { socket } = this.#phase;
      if (socket) socket.onclose = null;
      socket?.close();
      if (socket && !this.#isFallback) this.#refusedOpens += 1;
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
      this.#lastHeardMs = this.#environment.now();
      const frame = parseFrame(data);
      if (frame) this.#options.onFrame(frame);
      else this.#options.onProblem?.({ code: 'INVALID_FRAME', info: { length: String(data).length } });
    };
    socket.onclose = ({ code }) => {
      if (isCurrent()) this.#closed(code);
    };
  }

  #opened(socket: SocketLike): void {
    const nowMs = this.#environment.now();
    this.#phase = { kind: 'open', socket, sinceMs: nowMs };
    this.#cancelConnectTimeout();
    this.#lastHeardMs = nowMs;
    this.#retryCount = 0;
    if (!this.#isFallback) this.#refusedOpens = 0;
    else this.#leaveFallbackLater();
    const back = this.#lostAtMs === null ? null : reopened(this.#reopenCount, nowMs - this.#lostAtMs);
    this.#reopenCount = back?.reopenCount ?? 0;
    this.#checkSilence(socket);
    this.#options.onOpen({ isFullSynchronize: back?.isFullSynchronize ?? false });
  }

  /** A short outage of the server looks like a network without sockets; nobody should poll for hours after it. */
  #leaveFallbackLater(): void {
    this.#cancelFallback = this.#environment.after(reconnectLimits.fallbackMs, () => this.moveAway(0));
  }

  #closed(code: number, minimumDelayMs = 0): void {
    const phase = this.#phase;
    this.#cancelTimers();
    const wasStable =
      phase.kind === 'open' && this.#environment.now() - phase.sinceMs >= reconnectLimits.stableMs;
    if (wasStable) this.#failedAttempts = 0;
    const wasOpen = phase.kind === 'open';
    if (wasOpen) this.#lostAtMs = this.#environment.now();
    else if (!this.#isFallback) this.#refusedOpens += 1;
    this.#phase = { kind: 'stopped' };
    if (!finalCodes.includes(code)) {
      if (wasOpen) this.#waitAndRetry(minimumDelayMs);
      else this.#failed();
    }
    this.#options.onClose(code);
  }

  #waitAndRetry(minimumDelayMs = 0): void {
    const random = this.#environment.random();
    const isPatient = this.#retryCount >= reconnectLimits.triesMax;
    const delayMs = isPatient ? lookInDelayMs(random) : reconnectDelayMs(this.#failedAttempts, random);
    this.#failedAttempts += 1;
    this.#phase = {
      kind: 'waiting',
      cancel: this.#environment.after(minimumDelayMs + delayMs, () => void this.#connect()),
    };
  }

  /** A try that came to nothing; the one that uses up the allowance is told once (CON-14, CON-15, CON-22). */
  #failed(): void {
    this.#retryCount += 1;
    this.#waitAndRetry();
    if (this.#retryCount !== reconnectLimits.triesMax) return;
    const info = { tries: this.#retryCount, ...this.#environment.network?.() };
    this.#options.onProblem?.({ code: 'WS_RETRY_COUNT_EXCEEDED', info });
  }

  /** The server says when to come back: it spreads its clients over the others, or over its restart (D19). */
  moveAway(retryAfterMs: number): void {
    if (this.#phase.kind !== 'open') return;
    const { socket } = this.#phase;
    socket.onclose = null;
    socket.close();
    this.#closed(closeCodes.restarting, retryAfterMs);
  }

  #checkSilence(socket: SocketLike): void {
    this.#cancelSilenceCheck();
    const silentMs = this.#environment.now() - this.#lastHeardMs;
    if (silentMs < limits.silenceMs) {
      this.#cancelSilenceCheck = this.#environment.after(limits.silenceMs - silentMs, () =>
        this.#checkSilence(socket),
      );
      return;
    }
    // A half-open socket may take minutes to report its close, so the page does not wait for it.
    socket.onclose = null;
    socket.close();
    this.#closed(1006);
  }

  #cancelTimers(): void {
    this.#cancelSilenceCheck();
    this.#cancelConnectTimeout();
    this.#cancelFallback();
  }
}
