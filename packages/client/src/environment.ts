/** All that the headless client touches of the world outside it. */
export interface Environment {
  now(): number;
  random(): number;
  /** 128 random bits as text: one per tab (D2). */
  newInstanceId(): string;
  after(delayMs: number, action: () => void): Cancel;
  openSocket(url: string, protocols: readonly string[]): SocketLike;
  fetch(url: string, init: RequestInit): Promise<Response>;
}

export type Cancel = () => void;

/** The part of the browser's WebSocket in use here; the `ws` package offers the same on Node. */
export interface SocketLike {
  send(data: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export function browserEnvironment(): Environment {
  return {
    now: () => Date.now(),
    random: () => Math.random(),
    newInstanceId: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join(''),
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs);
      return () => clearTimeout(timer);
    },
    openSocket: (url, protocols) => new WebSocket(url, [...protocols]) as SocketLike,
    fetch: (url, init) => fetch(url, init),
  };
}
