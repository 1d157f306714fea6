import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { textFrames } from './textFrames';

/** Letters; `bufferedAmount` does not know of them yet, so they are few beside its bound (D16). */
const gatheredMax = 16 * 1024;

/**
 * What is sent in one turn of the loop leaves in one piece: whoever has ten messages on their way hears of all ten in
 * the same commit, and each write of its own would cost the server more than the message did. Nothing here is compressed,
 * and nothing is sent but texts, so the frames are written without `ws`, which would make several pieces of each.
 */
export class GatheringSocket extends WebSocket {
  /** What it writes to. */
  stream: Duplex | null = null;
  #gathered: string[] = [];
  #gatheredLength = 0;

  override send(text: string): void {
    if (this.readyState !== WebSocket.OPEN) return;
    if (this.#gathered.length === 0) process.nextTick(() => this.#release());
    this.#gathered.push(text);
    this.#gatheredLength += text.length;
    if (this.#gatheredLength >= gatheredMax) this.#release();
  }

  /** Behind what was said before: whoever has read the end reads no further. */
  override close(code?: number, reason?: string): void {
    this.#release();
    super.close(code, reason);
  }

  #release(): void {
    const texts = this.#gathered;
    if (texts.length === 0) return;
    this.#gathered = [];
    this.#gatheredLength = 0;
    if (this.readyState === WebSocket.OPEN) this.stream?.write(textFrames(texts));
  }
}
