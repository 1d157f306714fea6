import { type ChildProcess, spawn } from 'node:child_process';
import { serverProgram, shortLived } from './places';

export interface Program {
  readonly baseUrl: string;
  readonly output: string;
  /** Waits for a line of the output. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  kill(signal: NodeJS.Signals): void;
  exited(): Promise<number | null>;
}

/** The real server as a process of its own, ready to answer. */
export async function startProgram(environment: Record<string, string>): Promise<Program> {
  const { child, output, exited } = beginProgram(environment);
  const ready = await Promise.race([firstMatch(child, output, /ready at (http:\/\/localhost:\d+)/), exited]);
  if (!Array.isArray(ready)) throw new Error(`The server ended with ${ready}: ${output.text}`);
  return {
    baseUrl: ready[1] ?? '',
    get output() {
      return output.text;
    },
    line: (pattern) => firstMatch(child, output, pattern),
    kill: (signal) => void child.kill(signal),
    exited: () => exited,
  };
}

/** Runs the server where it is expected to refuse, and gives what it said. */
export async function runProgram(environment: Record<string, string>) {
  const startedMs = performance.now();
  const { output, exited } = beginProgram(environment);
  const code = await exited;
  return { code, output: output.text, durationMs: performance.now() - startedMs };
}

/** Begun, and wherever it is by now. */
export function beginProgram(environment: Record<string, string>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...shortLived, serverProgram], {
    // A test machine is busy with other tests, not with shoppers.
    env: { PATH, PORT: '0', DEMO: 'bare', LOOP_DELAY_MAX_MS: '60000', EMBEDDINGS: 'off', ...environment },
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output.text += data;
    });
  }
  const exited = new Promise<number | null>((done) => child.once('close', done));
  return { child, output, exited };
}

function firstMatch(
  child: ChildProcess,
  output: { text: string },
  pattern: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((done) => {
    const look = () => {
      const match = pattern.exec(output.text);
      if (match) done(match);
    };
    child.stdout?.on('data', look);
    look();
  });
}
