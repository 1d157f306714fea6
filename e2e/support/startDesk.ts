import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A whole Shopbell of the tests' own, started as `npm start` starts it. */
export interface Desk {
  readonly baseUrl: string;
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): Promise<void>;
  remove(): Promise<void>;
}

export async function createDesk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'shopbell-browser-'));
  const port = await freePort();
  let program: ChildProcess | null = null;
  return {
    baseUrl: `http://localhost:${port}`,
    async start() {
      program = spawn(process.execPath, ['tooling/start.mjs'], {
        env: { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await readyLine(program);
    },
    async kill(signal) {
      const exited = new Promise((done) => program?.once('exit', done));
      program?.kill(signal);
      await exited;
    },
    async remove() {
      program?.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function readyLine(program: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let output = '';
    program.stdout?.on('data', (data) => {
      output += data;
      if (output.includes('Shopbell is ready')) done();
    });
    program.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${output}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
