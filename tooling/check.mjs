// Everything that can be said about the sources without running them: `npm run check [-- NAME …]`.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsFolder } from './reports/readReports.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { ensurePackages } from './setup.mjs';

const tool = (name, ...toolArguments) => [join(root, 'node_modules', '.bin', name), toolArguments];
const script = (name) => [process.execPath, [join(root, 'tooling', name)]];

const knipCache = ['--cache', '--cache-location', join(root, '.cache', 'knip')];

const checks = [
  {
    name: 'types',
    // One thread each: several would learn the same types side by side, which costs twice the work.
    commands: typeScriptProjects().map((project) =>
      tool('tsc', '--pretty', 'false', '--singleThreaded', '-p', project),
    ),
    // What it ends with after seconds need not be tidied up so often: a fifth of its time.
    env: { GOGC: '400' },
  },
  { name: 'lint', commands: [tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.')] },
  { name: 'arrows', commands: [script('arrows.mjs')] },
  { name: 'expressions', commands: [script('expressions.mjs')] },
  {
    name: 'dead-exports',
    commands: [
      // What has not changed since the last time is not read again.
      tool('knip', '--no-progress', ...knipCache),
      // And without the tests: what only they use does not exist.
      tool('knip', '--no-progress', ...knipCache, '--production', '--include', 'files,exports'),
    ],
  },
  { name: 'bytes', commands: [script('bytes.mjs')] },
];

await main(process.argv.slice(2));

async function main(names) {
  const unknown = names.filter((name) => !checks.some((check) => check.name === name));
  if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}`);
  ensurePackages();
  const results = await runAll(names.length > 0 ? checks.filter(({ name }) => names.includes(name)) : checks);
  mkdirSync(reportsFolder, { recursive: true });
  writeFileSync(join(reportsFolder, 'check.json'), JSON.stringify({ checks: results }, null, 2));
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

async function runAll(chosen) {
  const results = [];
  for (const check of chosen) {
    const { interruptedBy, ...result } = await runCheck(check);
    results.push(result);
    if (interruptedBy) break;
  }
  return results;
}

async function runCheck({ name, commands, env }) {
  const runs = [];
  for (const [command, commandArguments] of commands) {
    runs.push(await run(command, commandArguments, { env, isQuiet: true }));
    if (runs.at(-1).interruptedBy) break;
  }
  const failed = runs.filter(({ code }) => code !== 0);
  const durationMs = runs.reduce((sum, each) => sum + each.durationMs, 0);
  const passed = failed.length === 0;
  console.log(`check: ${name} ${passed ? 'passed' : 'FAILED'} (${(durationMs / 1000).toFixed(1)} s)`);
  for (const { printed } of failed) console.log(printed.trimEnd());
  return { name, passed, durationMs, interruptedBy: runs.at(-1).interruptedBy };
}

function typeScriptProjects() {
  const workspaces = ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}/tsconfig.json`),
  );
  return [...workspaces, 'tsconfig.json'].filter((path) => existsSync(join(root, path)));
}
