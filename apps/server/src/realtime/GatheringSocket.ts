import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/**
 * What is sent in one turn of the loop leaves in one piece: whoever has ten messages on their way hears of all ten in
 * the same commit, and each write of its own would cost the server more than the message did.
 */
export class GatheringSocket extends WebSocket {
  /** What it writes to. */
  stream: Duplex | null = null;
  #isGathering = false;

  override send(text: string): void {
    if (this.stream && !this.#isGathering) {
      this.#isGathering = true;
      this.stream.cork();
      process.nextTick(() => this.#release());
    }
    super.send(text);
  }

  #release(): void {
    this.#isGathering = false;
    this.stream?.uncork();
  }
}
