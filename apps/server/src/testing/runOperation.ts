import { execFile } from 'node:child_process';
import { operateProgram, shortLived } from './places';

/** `npm run backup`, `restore` or `move`, as an operator would run it. */
export function runOperation(environment: Record<string, string>, ...parameters: string[]) {
  const { PATH = '' } = process.env;
  return new Promise<{ code: number; output: string }>((done) => {
    const options = { env: { PATH, ...environment } };
    const child = execFile(
      process.execPath,
      [...shortLived, operateProgram, ...parameters],
      options,
      (_, stdout, stderr) => {
        done({ code: child.exitCode ?? -1, output: stdout + stderr });
      },
    );
  });
}
