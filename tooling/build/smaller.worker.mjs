import { parentPort } from 'node:worker_threads';
import { minify } from 'terser';

parentPort.on('message', async ({ code, options }) => {
  const made = await minify(code, options);
  parentPort.postMessage(made.code);
});
