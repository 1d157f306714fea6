// Little is imported: a chunk of its own must not pull shared code out of the app's.
import { callTimeoutMs, longPollTimeoutMs } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import type { Environment, SocketLike } from '../environment';

const closeCodeOf: Readonly<Record<string, number>> = {
  unauthorized: 4401,
  'foreign-origin': 4403,
  'unknown-app': 4404,
};

/** Frames of one request stay well below the server's bound for a body. */
const batchBytesMax = 48 * 1024;

/** chosen: with two nodes one request in five hundred misses its session every time, with three one in forty. */
const triesMax = 9;

/**
 * The same door by plain HTTP (CON-20): frames go up by POST, one request at a time and in order, and come down by
 * a GET that the server holds until it has some. `received` says how many have arrived, so that the server keeps the
 * rest: an answer that gets lost on its way is given again.
 */
export function createHttpSocket(
  environment: Environment,
  socketUrl: string,
  protocols: readonly string[],
): SocketLike {
  const session = environment.newInstanceId();
  const token = atob((protocols[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
  const url = `${socketUrl.replace(/^ws/, 'http')}&session=${session}`;
  const abort = new AbortController();
  let waiting: string[] = [];
  let received = 0;
  let isPosting = false;
  let isClosed = false;

  const socket: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(data) {
      waiting.push(data);
      void post();
    },
    close() {
      isClosed = true;
      abort.abort();
    },
  };

  /** What hangs is over: the one who waits for it comes back by another way (HTTP-47). */
  async function within<Answer>(limitMs: number, work: Promise<Answer>): Promise<Answer> {
    const cancel = environment.after(limitMs, () => fail(null));
    try {
      return await work;
    } finally {
      cancel();
    }
  }

  /** A balancer may give each request to another node, and only one of them has this session: knock again. */
  async function request(address: string, init: RequestInit = {}): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await requestOnce(address, init);
      } catch (error) {
        const mayBeElsewhere = error instanceof Refusal && error.problem === 'not-found';
        if (!mayBeElsewhere || tries === triesMax) throw error;
      }
    }
  }

  async function requestOnce(address: string, init: RequestInit): Promise<Response> {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(init.body && { 'content-type': 'application/json' }),
    };
    const response = await environment.fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      signal: abort.signal,
      ...init,
      headers,
    });
    if (response.ok) return response;
    const answer = (await response.json().catch(() => null)) as { error?: { code?: string } } | null;
    throw new Refusal(answer?.error?.code ?? '');
  }

  async function poll(): Promise<void> {
    // The first one is answered at once: it begins the session.
    const first = await receive('&wait=0');
    if (isClosed) return;
    socket.onopen?.();
    take(first);
    while (!isClosed) take(await receive(''));
  }

  async function receive(more: string): Promise<object[]> {
    const asking = request(`${url}&received=${received}${more}`);
    return within(
      longPollTimeoutMs,
      asking.then((response) => response.json()),
    );
  }

  function take(frames: readonly object[]): void {
    received += frames.length;
    for (const frame of frames) if (!isClosed) socket.onmessage?.({ data: toJson(frame) });
  }

  async function post(): Promise<void> {
    if (isPosting || isClosed) return;
    isPosting = true;
    try {
      while (waiting.length > 0 && !isClosed) {
        const batch = takeBatch(waiting);
        waiting = waiting.slice(batch.length);
        await within(callTimeoutMs, request(url, { method: 'POST', body: `[${batch.join(',')}]` }));
      }
      isPosting = false;
    } catch (error) {
      fail(error);
    }
  }

  /** The connection above begins again, with a cursor and an outbox; there is nothing to mend here. */
  function fail(error: unknown): void {
    if (isClosed) return;
    isClosed = true;
    abort.abort();
    socket.onclose?.({ code: (error instanceof Refusal && closeCodeOf[error.problem]) || 1006 });
  }

  // Not before the caller has set its handlers.
  queueMicrotask(() => void poll().catch(fail));
  return socket;
}

class Refusal extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(`Refused: ${problem}`);
    this.problem = problem;
  }
}

function takeBatch(frames: readonly string[]): string[] {
  const batch: string[] = [];
  let bytes = 0;
  for (const frame of frames) {
    bytes += frame.length * 3;
    if (batch.length > 0 && bytes > batchBytesMax) break;
    batch.push(frame);
  }
  return batch;
}
