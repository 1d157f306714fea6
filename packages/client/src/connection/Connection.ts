import { closeCodes, limits, type ServerFrame } from '@shopbell/protocol';
import { reconnectDelayMs, reconnectLimits } from '@shopbell/rules/reconnect';
import type { Cancel, Environment, SocketLike } from '../environment';

export interface SocketAddress {
  readonly url: string;
  readonly protocols: readonly string[];
}

export interface ConnectionOptions {
  /** Where to connect, asked anew before every try; a rejection counts as a failed try. */
  readonly address: () => Promise<SocketAddress>;
  readonly onOpen: () => void;
  readonly onFrame: (frame: ServerFrame) => void;
  readonly onClose: (code: number) => void;
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
  #failedAttempts = 0;
  #lastHeardMs = 0;
  #cancelSilenceCheck: Cancel = () => {};
  readonly #environment: Environment;
  readonly #options: ConnectionOptions;

  constructor(environment: Environment, options: ConnectionOptions) {
    this.#environment = environment;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#phase.kind === 'open';
  }

  start(): void {
    if (this.#phase.kind === 'stopped') void this.#connect();
  }

  stop(): void {
    const phase = this.#phase;
    this.#phase = { kind: 'stopped' };
    this.#cancelSilenceCheck();
    if (phase.kind === 'waiting') phase.cancel();
    if (phase.kind === 'open' || phase.kind === 'connecting') phase.socket?.close();
    if (phase.kind === 'open') this.#options.onClose(1000);
  }

  send(frame: object): boolean {
    if (this.#phase.kind !== 'open') return false;
    this.#phase.socket.send(JSON.stringify(frame));
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
    try {
      const { url, protocols } = await this.#options.address();
      if (this.#phase !== attempt) return;
      this.#listen(this.#environment.openSocket(url, protocols));
    } catch {
      if (this.#phase === attempt) this.#waitAndRetry();
    }
  }

  #listen(socket: SocketLike): void {
    this.#phase = { kind: 'connecting', socket };
    const isCurrent = () => 'socket' in this.#phase && this.#phase.socket === socket;
    socket.onopen = () => {
      if (!isCurrent()) return;
      this.#phase = { kind: 'open', socket, sinceMs: this.#environment.now() };
      this.#lastHeardMs = this.#environment.now();
      this.#checkSilence(socket);
      this.#options.onOpen();
    };
    socket.onmessage = ({ data }) => {
      if (!isCurrent()) return;
      this.#lastHeardMs = this.#environment.now();
      const frame = parseFrame(data);
      if (frame) this.#options.onFrame(frame);
    };
    socket.onclose = ({ code }) => {
      if (isCurrent()) this.#closed(code);
    };
  }

  #closed(code: number, minimumDelayMs = 0): void {
    const phase = this.#phase;
    this.#cancelSilenceCheck();
    const wasStable =
      phase.kind === 'open' && this.#environment.now() - phase.sinceMs >= reconnectLimits.stableMs;
    if (wasStable) this.#failedAttempts = 0;
    this.#phase = { kind: 'stopped' };
    if (!finalCodes.includes(code)) this.#waitAndRetry(minimumDelayMs);
    this.#options.onClose(code);
  }

  #waitAndRetry(minimumDelayMs = 0): void {
    const delayMs = minimumDelayMs + reconnectDelayMs(this.#failedAttempts, this.#environment.random());
    this.#failedAttempts += 1;
    this.#phase = { kind: 'waiting', cancel: this.#environment.after(delayMs, () => void this.#connect()) };
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
}

function parseFrame(data: unknown): ServerFrame | null {
  try {
    const frame: unknown = JSON.parse(String(data));
    return isFrame(frame) ? frame : null;
  } catch {
    return null;
  }
}

function isFrame(value: unknown): value is ServerFrame {
  return typeof value === 'object' && value !== null && 'type' in value && 'payload' in value;
}
