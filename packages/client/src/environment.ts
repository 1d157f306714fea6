import { callTimeoutMs } from '@shopbell/protocol';

/** All that the headless client touches of the world outside it. */
export interface Environment {
  now(): number;
  random(): number;
  /** 128 random bits as text: one per tab (D2). */
  newInstanceId(): string;
  after(delayMs: number, action: () => void): Cancel;
  openSocket(url: string, protocols: readonly string[]): SocketLike;
  fetch(url: string, init: RequestInit): Promise<Response>;
  /** Does nobody look at the page? */
  isHidden?(): boolean;
  /** What the browser knows of the line, for reports (CON-22). */
  network?(): NetworkFacts;
  /** Absent where the browser has none, or the page is not secure: then each tab works alone (D12). */
  readonly locks?: Locks;
  openTabChannel?(name: string): TabChannel;
  /** The token of a link in a mail that led to this page. Given once: it is taken out of the address. */
  takeResumeToken?(): string | null;
}

export type Cancel = () => void;

export interface NetworkFacts {
  readonly isOnline: boolean;
  readonly type: string | null;
  readonly downlinkMbps: number | null;
}

/** The part of Web Locks in use here: a lock is held until the promise settles, or the tab is gone. */
export interface Locks {
  request(name: string, whileHeld: () => Promise<void>): Promise<unknown>;
}

/** Other tabs of the same chat in the same browser. */
export interface TabChannel {
  post(message: unknown): void;
  close(): void;
  onmessage: ((message: unknown) => void) | null;
}

/** The part of the browser's WebSocket in use here; the `ws` package offers the same on Node. */
export interface SocketLike {
  /** As WebSocket counts: from 2 on it is closed, though its close may not be reported yet. */
  readonly readyState?: number;
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
    newInstanceId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    takeResumeToken,
    after(delayMs, action) {
      const timer = setTimeout(action, delayMs);
      return () => clearTimeout(timer);
    },
    openSocket: (url, protocols) => new WebSocket(url, [...protocols]) as SocketLike,
    // Whoever has no limit of its own has this one: what hangs does not come (HTTP-47).
    fetch: (url, init) => fetch(url, { signal: AbortSignal.timeout(callTimeoutMs), ...init }),
    isHidden: () => document.visibilityState === 'hidden',
    network: networkFacts,
    ...('locks' in navigator && { locks: navigator.locks }),
    ...('BroadcastChannel' in globalThis && { openTabChannel }),
  };
}

export function networkFacts(): NetworkFacts {
  const line = (navigator as { connection?: { effectiveType?: string; downlink?: number } }).connection;
  return {
    isOnline: navigator.onLine,
    type: line?.effectiveType ?? null,
    downlinkMbps: line?.downlink ?? null,
  };
}

function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  const tabs: TabChannel = {
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
    onmessage: null,
  };
  channel.onmessage = ({ data }) => tabs.onmessage?.(data);
  return tabs;
}

/** Whoever copies or bookmarks the address must not hand the conversation on with it. */
function takeResumeToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('gorgias-resume');
  if (token === null) return null;
  address.searchParams.delete('gorgias-resume');
  history.replaceState(history.state, '', address);
  return token;
}
