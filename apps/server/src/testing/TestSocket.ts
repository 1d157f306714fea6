import type { ServerFrame } from '@shopbell/protocol';
import { WebSocket } from 'ws';

type FrameOf<Type extends ServerFrame['type']> = Extract<ServerFrame, { type: Type }>;

/** A socket as anyone could open one: it writes frames by hand and remembers everything it hears. */
export class TestSocket {
  readonly #heard: ServerFrame[] = [];
  readonly #socket: WebSocket;
  #listeners = new Set<() => void>();
  closeCode: number | null = null;

  constructor(url: string, protocols: string[], headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(url, protocols, { headers });
    this.#socket.on('message', (data) => {
      this.#heard.push(JSON.parse(data.toString()));
      this.#wake();
    });
    this.#socket.on('close', (code) => {
      this.closeCode = code;
      this.#wake();
    });
    this.#socket.on('error', () => {});
  }

  opened(): Promise<this> {
    return new Promise((done, failed) => {
      if (this.#socket.readyState === WebSocket.OPEN) return done(this);
      this.#socket.once('open', () => done(this));
      this.#socket.once('unexpected-response', (_, { statusCode }) =>
        failed(new Error(`Status ${statusCode}`)),
      );
      this.#socket.once('error', failed);
    });
  }

  /** Everything but the news of who is there, which comes at its own time. */
  get frames(): ServerFrame[] {
    return this.#heard.filter(({ type }) => type !== 'agents-status-update' && type !== 'team-presence');
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  get raw(): WebSocket {
    return this.#socket;
  }

  send(type: string, payload: object, messageId?: string): void {
    this.sendText(JSON.stringify({ type, payload, ...(messageId !== undefined && { messageId }) }));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  /** A shopper's or an agent's message, in the wire's form. */
  say(text: string, messageId: string, more: object = {}): void {
    this.send(
      'pending-conversation-message',
      { messageId, content: { type: 'text', text }, ...more },
      messageId,
    );
  }

  all<Type extends ServerFrame['type']>(type: Type): FrameOf<Type>[] {
    return this.#heard.filter((frame): frame is FrameOf<Type> => frame.type === type);
  }

  /** Waits until so many frames of a type have arrived, and gives the last one. */
  async heard<Type extends ServerFrame['type']>(type: Type, count = 1): Promise<FrameOf<Type>> {
    await this.until(() => this.all(type).length >= count, `${count} × ${type}`);
    return this.all(type)[count - 1] as FrameOf<Type>;
  }

  /** A message with this key has come back: it is acknowledged. */
  async acknowledged(messageId: string) {
    const find = () => this.all('conversation-message').find((frame) => frame.messageId === messageId);
    await this.until(() => find() !== undefined, `the acknowledgement of ${messageId}`);
    return find()?.payload;
  }

  async closed(): Promise<number> {
    await this.until(() => this.closeCode !== null, 'the close');
    return this.closeCode ?? 0;
  }

  close(): void {
    this.#socket.close();
  }

  async until(condition: () => boolean, what: string): Promise<void> {
    if (condition()) return;
    await new Promise<void>((done, failed) => {
      const check = () => {
        if (!condition()) return;
        this.#listeners.delete(check);
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        this.#listeners.delete(check);
        failed(new Error(`Waited 30 s for ${what}; heard ${JSON.stringify(this.#heard).slice(0, 1000)}`));
      }, 30_000);
      this.#listeners.add(check);
    });
  }

  #wake(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
