import { execFileSync } from 'node:child_process';

/** Once for all workers, which would build over each other. */
export default function setup() {
  execFileSync(process.execPath, ['tooling/build.mjs'], { stdio: 'inherit' });
}
