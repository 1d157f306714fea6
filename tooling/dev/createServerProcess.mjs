import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The built server as a child on a port of its own; `port()` waits until it answers there. */
export function createServerProcess() {
  let child = null;
  let ready = null;

  function start() {
    const program = join(root, 'apps/server/dist/main.mjs');
    child = spawn(process.execPath, [program], { env: { ...process.env, PORT: '0' } });
    child.stderr.pipe(process.stderr);
    ready = new Promise((done, failed) => {
      let output = '';
      child.stdout.on('data', (data) => {
        output += data;
        const [, port] = /ready at http:\/\/localhost:(\d+)/.exec(output) ?? [];
        if (port) done(Number(port));
      });
      child.once('exit', (code) => failed(new Error(`The server ended with ${code}`)));
    });
    return ready;
  }

  async function stop() {
    const exited = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await exited;
  }

  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)));

  return {
    start,
    port: () => ready,
    async restart() {
      // Requests that come meanwhile wait for the new one instead of being refused.
      const stopped = stop();
      ready = stopped.then(start);
      await ready;
    },
  };
}
