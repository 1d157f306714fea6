import type { Envelope, ServerFrame } from '@shopbell/protocol';
import type { SocketLike } from '../environment';

/** The other end of one try to connect: it answers only what the test says, when the test says so. */
export class FakeSocket implements SocketLike {
  onopen: SocketLike['onopen'] = null;
  onmessage: SocketLike['onmessage'] = null;
  onclose: SocketLike['onclose'] = null;
  readyState = 1;
  /** Everything the client has sent here, in order. */
  readonly sent: Envelope[] = [];
  /** The client hung up. */
  isClosed = false;
  readonly url: string;
  readonly protocols: readonly string[];
  readonly #onSend: (frame: Envelope, socket: FakeSocket) => void;

  constructor(
    url: string,
    protocols: readonly string[],
    onSend: (frame: Envelope, socket: FakeSocket) => void,
  ) {
    this.url = url;
    this.protocols = protocols;
    this.#onSend = onSend;
  }

  send(data: string): void {
    const frame = JSON.parse(data) as Envelope;
    this.sent.push(frame);
    this.#onSend(frame, this);
  }

  close(): void {
    this.isClosed = true;
  }

  accept(): void {
    this.onopen?.();
  }

  deliver(frame: ServerFrame): void {
    this.deliverText(JSON.stringify(frame));
  }

  deliverText(data: string): void {
    this.onmessage?.({ data });
  }

  /** The other side, or the line, ends it. */
  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  sentOf(type: string): Envelope[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}
