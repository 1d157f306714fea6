import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { minify } from 'terser';

export const terserVersion = createRequire(import.meta.url)('terser/package.json').version;

/**
 * The same for one of our own. In them `new` is only called on what browsers bring, so each function without a `this` may
 * be an arrow.
 */
export async function smallerScript(code, options) {
  const made = await minify(code, {
    ...options,
    toplevel: true,
    ecma: 2020,
    compress: { passes: 4, unsafe_arrows: true },
  });
  return made.code;
}

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
