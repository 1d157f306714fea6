import { Worker } from 'node:worker_threads';
import type { Embedder } from './Embedder';
import type { EmbeddingAnswer, EmbeddingRequest } from './embedding.worker';

interface Waiting {
  readonly done: (vectors: readonly Float32Array[]) => void;
  readonly failed: (error: Error) => void;
}

/** chosen: a busy machine takes a second for the first text. */
const patienceMs = 10_000;
/** chosen: what a thread cannot do this often in a row, it cannot do. */
const endsMax = 3;

/** The English model that comes with the server, in a thread of its own that begins with the first text. */
export function createLocalEmbedder(workerUrl: URL, timeoutMs = patienceMs): Embedder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let [lastId, ends] = [0, 0];

  function start(): Worker {
    const started = new Worker(workerUrl);
    // A server that has nothing else to do may end.
    started.unref();
    started.on('message', (answer: EmbeddingAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      ends = 0;
      if ('failed' in answer) asked?.failed(new Error(answer.failed));
      else asked?.done(answer.vectors);
    });
    started.on('error', (error) => ended(started, error as Error));
    started.on('exit', () => ended(started, new Error('The thread that makes vectors has ended')));
    return started;
  }

  function ended(which: Worker, error: Error): void {
    if (worker !== which) return;
    worker = null;
    ends += 1;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  }

  function ask(texts: readonly string[]): Promise<readonly Float32Array[]> {
    if (ends >= endsMax) return Promise.reject(new Error('The thread that makes vectors does not start'));
    worker ??= start();
    lastId += 1;
    const request: EmbeddingRequest = { id: lastId, texts };
    worker.postMessage(request);
    return new Promise((done, failed) => {
      waiting.set(request.id, { done, failed });
      const timer = setTimeout(() => {
        waiting.delete(request.id);
        failed(new Error(`No vectors within ${timeoutMs} ms`));
      }, timeoutMs);
      timer.unref();
    });
  }

  return {
    model: 'use-lite-en-1',
    speaks: (language) => language.startsWith('en'),
    embed: (texts) => (texts.length === 0 ? Promise.resolve([]) : ask(texts)),
    async close() {
      const last = worker;
      worker = null;
      await last?.terminate();
    },
  };
}
