// `npm test [-- STEP …]`: installs what is missing, builds, and runs every step, whatever the others came to.
// `npm test -- affected [STEP …]` runs of them what a change can break, `npm run long` the long forms.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { affectedPart } from './affected/affectedPart.mjs';
import { changedFiles } from './affected/changedFiles.mjs';
import { openQuickFolder } from './quickFolder.mjs';
import { readReport, reportsFolder } from './reports/readReports.mjs';
import { stepOutcome } from './reports/stepOutcome.mjs';
import { hasFailed, summary } from './reports/summary.mjs';
import { knownRequirements } from './requirements/knownRequirements.mjs';
import { openRequirements } from './requirements/openRequirements.mjs';
import { quoteProblems } from './requirements/quoteProblems.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { ensureBrowser, ensureLightBrowser, ensureNats, ensurePackages, ensurePostgres } from './setup.mjs';

const tool = (name) => join(root, 'node_modules', '.bin', name);
const reportOf = (step) => join(reportsFolder, `${step}.json`);

/** What PostgreSQL is asked in its step, the embedded database reads in another. */
const statementsFolder = { STATEMENTS_IN: join(reportsFolder, 'statements') };

const modes = {
  affected: () => affectedSteps(changedFiles()),
  // The tests themselves know what they do more of.
  long: () => steps.map((step) => ({ ...step, env: { LONG: '1' } })),
};

const steps = [
  { step: 'check', command: [process.execPath, [join(root, 'tooling', 'check.mjs')]] },
  // It reads sources only, and begins while they are built.
  { ...vitestStep('unit'), needsBuild: false },
  {
    ...vitestStep('postgres'),
    prepare: () => ({ POSTGRES_BIN: ensurePostgres(), NATS_SERVER: ensureNats(), ...statementsFolder }),
  },
  { ...vitestStep('pglite'), prepare: () => ({ NATS_SERVER: ensureNats() }) },
  { ...vitestStep('statements'), prepare: () => statementsFolder },
  {
    step: 'browser',
    command: [tool('playwright'), ['test', '--reporter=list,json']],
    prepare: async () => ({
      POSTGRES_BIN: ensurePostgres(),
      CHROME: await ensureLightBrowser(),
      CHROME_WHOLE: await ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser'),
    }),
  },
];

/** No step fills the machine from its beginning to its end, so there are two rows of them; the first says what it does. */
const rows = [
  ['check', 'pglite', 'browser'],
  ['unit', 'postgres', 'statements'],
];

const startedAt = performance.now();
const outcomes = await main(chosenSteps(process.argv.slice(2)));
console.log(summary(outcomes, performance.now() - startedAt).join('\n'));
if (hasFailed(outcomes)) process.exitCode = 1;

async function main(chosen) {
  rmSync(reportsFolder, { recursive: true, force: true });
  const missing = await prepared('packages', ensurePackages);
  if (missing) return [missing];
  // Imported only now: the build uses packages, and there were none before the installation.
  const building = prepared('build', async () => (await import('./build.mjs')).build());
  const quick = openQuickFolder();
  try {
    const results = await runSteps(
      chosen.map((step) => ({ ...step, env: { ...step.env, ...quick.env } })),
      building,
    );
    const unbuilt = await building;
    return [...(unbuilt ? [unbuilt] : []), ...results, requirementIds(results.flatMap(({ tests }) => tests))];
  } finally {
    quick.remove();
  }
}

/** What has to be there before steps can run; null when it is, or what it came to. */
async function prepared(step, prepare) {
  const startedAt = performance.now();
  try {
    await prepare();
    return null;
  } catch (error) {
    console.error(error);
    const durationMs = performance.now() - startedAt;
    return stepOutcome({ step, tests: [], durationMs, problem: error.message });
  }
}

async function runSteps(chosen, building) {
  const lanes = rows.map((names) => names.flatMap((name) => chosen.filter(({ step }) => step === name)));
  const busy = lanes.filter((lane) => lane.length > 0);
  const interruption = new AbortController();
  // What runs beside another says all it has to say at its end.
  const results = await Promise.all(
    busy.map((lane, at) => runInTurn(lane, { building, interruption, isQuiet: at > 0 })),
  );
  return results.flat().map(({ outcome }) => outcome);
}

async function runInTurn(lane, { building, interruption, isQuiet }) {
  const results = [];
  for (const step of lane) {
    if (step.needsBuild !== false && (await building)) break;
    if (interruption.signal.aborted) break;
    results.push(await runStep(step, { isQuiet }));
    if (results.at(-1).interruptedBy) interruption.abort();
  }
  return results;
}

async function runStep(
  { step, command: [program, programArguments], prepare, env: more, mayBeEmpty },
  { isQuiet },
) {
  const heading = `\n── ${step}`;
  if (!isQuiet) console.log(heading);
  try {
    const env = { ...more, ...(await prepare?.()) };
    const { code, printed, durationMs, interruptedBy } = await run(program, programArguments, {
      env,
      isQuiet,
    });
    if (isQuiet) console.log(`${heading}\n${printed}`);
    const problem = interruptedBy ? `interrupted by ${interruptedBy}` : null;
    const tests = readReport(step);
    return {
      outcome: stepOutcome({ step, tests, exitCode: code, durationMs, problem, mayBeEmpty }),
      interruptedBy,
    };
  } catch (error) {
    console.error(error.message);
    return {
      outcome: stepOutcome({ step, tests: [], durationMs: 0, problem: error.message }),
      interruptedBy: null,
    };
  }
}

function requirementIds(tests) {
  const problems = quoteProblems(tests, knownRequirements(), openRequirements());
  for (const problem of problems) console.log(problem);
  const status = problems.length === 0 ? 'passed' : 'failed';
  const test = { step: 'requirements', title: 'check: requirement ids', status, durationMs: 0 };
  return { step: 'requirements', durationMs: 0, tests: [test] };
}

function vitestStep(step) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(step)}`];
  return { step, command: [tool('vitest'), ['run', '--project', step, ...reporters]] };
}

function affectedSteps(files) {
  for (const file of files) console.log(`changed: ${file}`);
  return steps.flatMap((step) => {
    const part = affectedPart(step.step, files);
    if (part === null) return [];
    if (part.left?.length > 0) console.log(`${step.step}: left to the whole run are ${part.left.join(', ')}`);
    const [program, programArguments] = step.command;
    const chosen = part.subcommand ? [part.subcommand, ...programArguments.slice(1)] : programArguments;
    return [{ ...step, command: [program, [...chosen, ...part.files]], mayBeEmpty: part.mayBeEmpty }];
  });
}

function chosenSteps([first, ...others]) {
  const mode = Object.hasOwn(modes, first ?? '') ? modes[first] : null;
  const names = [...(mode || first === undefined ? [] : [first]), ...others];
  const unknown = names.filter((name) => !steps.some(({ step }) => step === name));
  const all = mode ? mode() : steps;
  if (unknown.length === 0) return names.length > 0 ? all.filter(({ step }) => names.includes(step)) : all;
  console.error(
    `No such step: ${unknown.join(', ')}. There are ${steps.map(({ step }) => step).join(', ')}.`,
  );
  process.exit(1);
}
