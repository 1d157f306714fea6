import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The embedded database as the server runs it, in a process that does nothing but commit. */
export async function bareGroupCommits(folder) {
  const child = fork(fileURLToPath(new URL('bareGroupCommits.program.mjs', import.meta.url)), [folder]);
  const [result] = await once(child, 'message');
  child.kill('SIGKILL');
  return result;
}
