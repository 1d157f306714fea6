import { spawnSync } from 'node:child_process';

/** Runs npm with its output on this terminal; the npm that started us, where one did. Returns the exit code. */
export function npm(npmArguments, options) {
  const script = process.env.npm_execpath;
  const [command, ...first] = script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
  const result = spawnSync(command, [...first, ...npmArguments], { stdio: 'inherit', ...options });
  if (result.error) throw new Error('npm could not be started.', { cause: result.error });
  return result.status ?? 1;
}
