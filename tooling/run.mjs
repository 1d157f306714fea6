import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const forwarded = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program to its end. SIGINT and SIGTERM go to the program while it runs; the caller sees them as
 * `interruptedBy` and decides what still has to happen (a summary, say) before it ends as well.
 *
 * The program leads a process group of its own and the whole group gets the signal: vitest leaves its workers
 * behind otherwise, and Ctrl-C would reach a program in our group twice, which playwright takes for "at once".
 */
export function run(command, commandArguments, { env = {}, isQuiet = false } = {}) {
  const startedAt = performance.now();
  const output = isQuiet ? 'pipe' : 'inherit';
  const child = spawn(command, commandArguments, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const interruption = passSignals(child);

  return new Promise((resolve) => {
    const finish = (code, problem = '') => {
      interruption.stop();
      const printed = Buffer.concat(chunks).toString() + problem;
      const durationMs = performance.now() - startedAt;
      resolve({ code, printed, durationMs, interruptedBy: interruption.signal });
    };
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code) => finish(code ?? 1));
  });
}

function passSignals(child) {
  const interruption = { signal: null, stop };
  const pass = (signal) => {
    interruption.signal = signal;
    if (child.pid && child.exitCode === null) process.kill(-child.pid, signal);
  };
  for (const signal of forwarded) process.on(signal, pass);
  function stop() {
    for (const signal of forwarded) process.off(signal, pass);
  }
  return interruption;
}
