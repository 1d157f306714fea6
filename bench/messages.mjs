// `npm run bench`: how many messages a second are validated, committed, acknowledged and fanned out, side by side with
// the same database doing nothing else: PostgreSQL with its own benchmark of one-row commits, the embedded one with a
// bare group commit of the same rows. Ratios of one run say something; a number alone does not. `npm run bench -- 3`
// goes round three times and takes the median, on a machine that is not quite idle.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareGroupCommits } from './messages/bareGroupCommits.mjs';
import { measureServer } from './messages/measureServer.mjs';
import { startPostgres } from './startPostgres.mjs';

const rounds = Number(process.argv[2] ?? 1);

async function measureOnce() {
  const folder = await mkdtemp(join(tmpdir(), 'shopbell-bench-'));
  const embedded = await measureServer({ DATA_DIR: join(folder, 'embedded') });
  const bare = await bareGroupCommits(join(folder, 'bare'));
  const postgres = await startPostgres();
  const grown = await measureServer({ DATA_DIR: join(folder, 'grown'), DATABASE_URL: postgres.url });
  const oneRow = await postgres.oneRowCommits();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
  return { embedded, bare, grown, oneRow };
}

const median = (numbers) => numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)];

const results = [];
while (results.length < rounds) results.push(await measureOnce());

const medianOf = (read) => median(results.map(read));
const row = (name, key, besides = key) => ({
  name,
  perSecond: medianOf((result) => result[key].perSecond),
  times: Number(medianOf((result) => result[key].perSecond / result[besides].perSecond).toFixed(2)),
  perCpuSecond: medianOf((result) => result[key].perCpuSecond),
  timesByCpu: Number(
    medianOf((result) => result[key].perCpuSecond / result[besides].perCpuSecond).toFixed(2),
  ),
});
console.table([
  row('Shopbell on PGlite', 'embedded', 'bare'),
  row('PGlite, bare group commits', 'bare'),
  row('Shopbell on PostgreSQL', 'grown', 'oneRow'),
  row('pgbench, one-row commits', 'oneRow'),
]);
