import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../tooling/root.mjs';

/** As `npm start` has it. */
const started = '--max-semi-space-size=64';

/** The server as it was built, with a bare demo. It ends with whoever started it, however that ends. */
export async function startServer(environment, nodeArguments = []) {
  const program = [started, ...nodeArguments, join(root, 'apps/server/dist/main.mjs')];
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: 'bare', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  endWithThis(child);
  const baseUrl = await new Promise((done, fail) => {
    child.once('exit', () => fail(new Error('The server has stopped instead of starting.')));
    child.stdout.on('data', (data) => {
      const [, url] = /ready at (\S+)/.exec(data) ?? [];
      if (url) done(url);
    });
  });
  return {
    baseUrl,
    child,
    pid: child.pid,
    async stop() {
      const exited = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Also by a failure in the middle, or by somebody who does not want to wait for it. */
export function endWithThis(child) {
  process.once('exit', () => child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** The cookie of somebody of the demo. */
export async function signIn(baseUrl, email) {
  const response = await fetch(`${baseUrl}/console/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl },
    body: JSON.stringify({ email, password: 'shopbell-demo' }),
  });
  return response.headers.getSetCookie()[0].split(';')[0];
}
