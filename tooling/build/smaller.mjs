import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export const terserVersion = createRequire(import.meta.url)('terser/package.json').version;

/**
 * What terser makes of each file, the longest first, on as many threads as there are processors: it takes longer than
 * all that bundlers do, who would have to wait for it.
 */
export async function smallerFiles(files) {
  const left = files
    .map((file, at) => ({ ...file, at }))
    .sort((one, other) => one.code.length - other.code.length);
  const made = [];
  const work = async () => {
    const worker = new Worker(new URL('smaller.worker.mjs', import.meta.url));
    for (let file = left.pop(); file; file = left.pop()) made[file.at] = await answerOf(worker, file);
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}

const answerOf = (worker, { code, options }) =>
  new Promise((done, failed) => {
    worker.removeAllListeners();
    worker.once('message', done);
    worker.once('error', failed);
    worker.postMessage({ code, options });
  });
