import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort';

export interface NatsServer {
  readonly url: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A NATS of our own on loopback, which can be killed and comes back at the same address. */
export async function startNats(): Promise<NatsServer> {
  const program = process.env.NATS_SERVER;
  if (!program) throw new Error('NATS_SERVER is not set: run the tests by `npm test`, which finds NATS.');
  const port = await freePort();
  let server = await start(program, port);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    async restart() {
      server = await start(program, port);
    },
    stop: () => end('SIGTERM'),
  };
}

function start(program: string, port: number): Promise<ChildProcess> {
  const server = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((done, failed) => {
    let said = '';
    server.stderr?.on('data', (data) => {
      said += data;
      if (said.includes('Server is ready')) done(server);
    });
    server.once('exit', (code) => failed(new Error(`NATS ended with exit code ${code}: ${said}`)));
    server.once('error', failed);
  });
}
