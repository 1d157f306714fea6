import type { Envelope } from '@shopbell/protocol';
import type { Environment, NetworkFacts } from '../environment';
import type { FakeTab } from './createFakeBrowser';
import { createFakeToken } from './createFakeToken';
import { FakeSocket } from './FakeSocket';

export interface FakeFetch {
  readonly url: string;
  readonly authorization: string | null;
}

export interface FakeEnvironment extends Environment {
  /** Every try to connect, oldest first. */
  readonly sockets: readonly FakeSocket[];
  /** The newest one. */
  readonly socket: FakeSocket;
  readonly fetches: readonly FakeFetch[];
  /** Moves virtual time; timers run when they are due, in order, and promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Lets promises settle without moving time. */
  settle(): Promise<void>;
}

export interface FakeEnvironmentOptions {
  readonly startMs?: number;
  /** Default: always 0, so that every wait is as short as it can be. */
  readonly random?: () => number;
  /** The answer to the next request for a token. Default: a token of one conversation, good for an hour. */
  readonly answer?: (request: FakeFetch, nowMs: number) => Response;
  /** The tab of a browser that this page stands in. Default: a browser without locks and channels. */
  readonly tab?: FakeTab;
  readonly isHidden?: () => boolean;
  readonly network?: () => NetworkFacts;
  readonly onSocket?: (socket: FakeSocket) => void;
  readonly onSend?: (frame: Envelope, socket: FakeSocket) => void;
}

interface Timer {
  readonly dueMs: number;
  readonly action: () => void;
}

/** A world without a clock, a network or chance of its own. */
export function createFakeEnvironment(options: FakeEnvironmentOptions = {}): FakeEnvironment {
  const { random = () => 0, answer = freshToken, onSocket = () => {}, onSend = () => {} } = options;
  let nowMs = options.startMs ?? Date.UTC(2026, 10, 15, 10);
  let instances = 0;
  const timers = new Set<Timer>();
  const sockets: FakeSocket[] = [];
  const fetches: FakeFetch[] = [];

  const nextDue = (untilMs: number): Timer | undefined =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((left, right) => left.dueMs - right.dueMs)[0];

  async function advance(ms: number): Promise<void> {
    const untilMs = nowMs + ms;
    await settle();
    for (let timer = nextDue(untilMs); timer; timer = nextDue(untilMs)) {
      nowMs = Math.max(nowMs, timer.dueMs);
      timers.delete(timer);
      timer.action();
      await settle();
    }
    nowMs = untilMs;
  }

  return {
    now: () => nowMs,
    random,
    newInstanceId: () => `${options.tab?.name ?? 'tab'}-${++instances}`,
    after(delayMs, action) {
      const timer = { dueMs: nowMs + delayMs, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    openSocket(url, protocols) {
      const socket = new FakeSocket(url, protocols, onSend);
      sockets.push(socket);
      onSocket(socket);
      return socket;
    },
    fetch: async (url, init) => {
      const request = { url, authorization: new Headers(init.headers).get('authorization') };
      fetches.push(request);
      return answer(request, nowMs);
    },
    ...(options.tab && { locks: options.tab.locks, openTabChannel: options.tab.openTabChannel }),
    ...(options.isHidden && { isHidden: options.isHidden }),
    ...(options.network && { network: options.network }),
    sockets,
    get socket() {
      const newest = sockets.at(-1);
      if (!newest) throw new Error('Nobody has tried to connect yet.');
      return newest;
    },
    fetches,
    advance,
    settle,
  };
}

/** Longer than any chain of promises in the client. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

const freshToken = (_: FakeFetch, nowMs: number): Response =>
  new Response(null, {
    headers: { authorization: `Bearer ${createFakeToken({ expiresMs: nowMs + 3_600_000 })}` },
  });
