import { execFileSync } from 'node:child_process';
import { beginDesks } from './startDesk';

/** Once for all workers, which would build over each other. */
export default function setup() {
  execFileSync(process.execPath, ['tooling/build.mjs'], { stdio: 'inherit' });
  return beginDesks();
}
