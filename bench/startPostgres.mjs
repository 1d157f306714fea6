import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ensurePostgres } from '../tooling/setup.mjs';
import { cpuSeconds } from './messages/cpuSeconds.mjs';
import { endWithThis } from './startServer.mjs';

const run = promisify(execFile);

/** A PostgreSQL as it comes, with its own benchmark beside ours. */
export async function startPostgres() {
  const binaries = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'shopbell-bench-postgres-'));
  const owner = ownerOf();
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = 54_000 + (process.pid % 1000);
  const data = join(folder, 'data');
  await run(join(binaries, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust'], {
    ...owner,
    cwd: folder,
  });
  const server = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), '-k', folder], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  endWithThis(server);
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  while (!(await run(join(binaries, 'pg_isready'), connection).then(Boolean, () => false))) await wait(100);
  return {
    pid: server.pid,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async oneRowCommits() {
      const script = join(folder, 'insert.sql');
      writeFileSync(
        script,
        "insert into one_row (text) values ('Message of a benchmark, about as long as people write.');\n",
      );
      const psql = ['-c', 'create table one_row (id bigserial primary key, text text)'];
      await run(join(binaries, 'psql'), [...connection, ...psql]);
      const load = ['-n', '-c', '50', '-j', '2', '-T', '6', '-f', script, 'postgres'];
      const startedCpu = cpuSeconds();
      const { stdout } = await run(join(binaries, 'pgbench'), [...connection, ...load]);
      const [count] = /actually processed: (\d+)/.exec(stdout)?.slice(1).map(Number) ?? [];
      return {
        perSecond: Math.round(Number(/tps = ([\d.]+)/.exec(stdout)?.[1])),
        perCpuSecond: Math.round(count / (cpuSeconds() - startedCpu)),
      };
    },
    async stop() {
      server.kill('SIGINT');
      await new Promise((done) => server.once('exit', done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function ownerOf() {
  if (process.getuid() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((user) => /^(postgres|nobody):/.test(user));
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
