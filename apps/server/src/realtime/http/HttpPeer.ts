import { EventEmitter } from 'node:events';
import { closeCodes } from '@shopbell/protocol';
import { type Bucket, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import { WebSocket } from 'ws';
import type { Peer } from '../../sockets/Session';

/** Whoever asks for pages and never fetches them is let go before it costs more than this. */
const keptBytesMax = 1024 * 1024;

interface Events {
  message: [data: string, isBinary: boolean];
  pong: [];
  close: [];
  error: [Error];
}

/**
 * A socket made of requests: what is sent waits here until a poll fetches it, and stays until the next poll says that
 * it has arrived. A poll is the pong: whoever does not poll between two pings is gone.
 */
export class HttpPeer extends EventEmitter<Events> implements Peer {
  #frames: string[] = [];
  /** How many frames before the first one kept here have arrived. */
  #arrived = 0;
  #given = 0;
  #bytes = 0;
  #wake: () => void = () => {};
  #hasPolled = true;
  #bucket: Bucket;
  closeCode: number | null = null;

  constructor(nowMs: number) {
    super();
    this.#bucket = fullBucket(nowMs);
  }

  get readyState(): number {
    return this.closeCode === null ? WebSocket.OPEN : WebSocket.CLOSED;
  }

  get bufferedAmount(): number {
    return this.#bytes;
  }

  /** How many of them a poll has fetched, whether they arrived or not. */
  get given(): number {
    return this.#given;
  }

  isAllowed(nowMs: number): boolean {
    const verdict = takeFromBucket(this.#bucket, nowMs);
    this.#bucket = verdict.bucket;
    return verdict.allowed;
  }

  send(text: string): void {
    this.#frames.push(text);
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > keptBytesMax) this.close(closeCodes.tryAgainLater);
    this.#wake();
  }

  ping(): void {
    if (this.#hasPolled) this.emit('pong');
    this.#hasPolled = false;
  }

  close(code: number = closeCodes.goingAway): void {
    if (this.closeCode !== null) return;
    this.closeCode = code;
    this.emit('close');
    this.#wake();
  }

  terminate(): void {
    this.#frames = [];
    this.close();
  }

  /** Frames from the browser, in the order in which they were sent. */
  receive(texts: readonly string[]): void {
    for (const text of texts) this.emit('message', text, false);
  }

  /** What is there after the first `received` frames; waits for it, but not for longer than that. */
  async poll(received: number, waitMs: number, whenGone: AbortSignal): Promise<string[]> {
    this.#hasPolled = true;
    this.#forget(received - this.#arrived);
    // A second poll of the same page means that its first one is lost.
    this.#wake();
    if (this.#frames.length === 0 && this.closeCode === null && waitMs > 0 && !whenGone.aborted) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, waitMs);
        this.#wake = () => {
          clearTimeout(timer);
          done();
        };
        whenGone.addEventListener('abort', this.#wake, { once: true });
      });
    }
    this.#hasPolled = true;
    this.#given = this.#arrived + this.#frames.length;
    return [...this.#frames];
  }

  #forget(count: number): void {
    const gone = this.#frames.splice(0, Math.max(0, count));
    this.#arrived += gone.length;
    for (const text of gone) this.#bytes -= Buffer.byteLength(text);
  }
}
