import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.mjs';

/**
 * The tests of one report as `{ title, status, durationMs, file }` with status 'passed', 'failed' or 'skipped', and with
 * the `reason` where one failed. Reads what vitest, playwright and our own check.mjs write; whatever broke outside a
 * test counts as a failed one.
 */
export function testsIn(report) {
  if (report.checks) return report.checks.map(fromCheck);
  if (report.testResults) return report.testResults.flatMap(fromVitestFile);
  if (report.suites)
    return [...report.suites.flatMap((suite) => fromPlaywright(suite, [])), ...errorsOf(report)];
  throw new Error('Neither a report of vitest, nor of playwright, nor of check.mjs.');
}

function fromCheck({ name, passed, durationMs }) {
  return { title: `check: ${name}`, status: passed ? 'passed' : 'failed', durationMs };
}

function fromVitestFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const tests = assertionResults.map((test) => ({ ...fromVitestTest(test), file }));
  const isExplained = status !== 'failed' || tests.some((test) => test.status === 'failed');
  return isExplained ? tests : [...tests, failure(`${name}: ${firstLine(message)}`)];
}

function fromVitestTest({ fullName, status, duration, failureMessages = [] }) {
  const known = status === 'passed' || status === 'failed' ? status : 'skipped';
  return { title: fullName, status: known, durationMs: duration ?? 0, ...reasonIn(failureMessages) };
}

function fromPlaywright(suite, parents) {
  const titles = [...parents, suite.title];
  const specs = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => fromPlaywrightTest(spec, test, titles)),
  );
  return [...specs, ...(suite.suites ?? []).flatMap((child) => fromPlaywright(child, titles))];
}

// A flaky test passed only when repeated: that is a failure that somebody would have to notice.
function fromPlaywrightTest(spec, { status, projectName, results }, titles) {
  const known = { expected: 'passed', skipped: 'skipped' }[status] ?? 'failed';
  const remarks = [projectName, status === 'flaky' && 'flaky'].filter(Boolean);
  const suffix = remarks.length > 0 ? ` (${remarks.join(', ')})` : '';
  const durationMs = results.reduce((sum, result) => sum + result.duration, 0);
  const title = [...titles, spec.title].join(' › ') + suffix;
  const messages = results.flatMap(({ error }) => (error ? [error.message ?? String(error.value)] : []));
  return { title, status: known, durationMs, file: titles[0], ...reasonIn(messages) };
}

function reasonIn([message]) {
  return message ? { reason: stripVTControlCharacters(message) } : {};
}

function errorsOf({ errors = [] }) {
  return errors.map((error) => failure(firstLine(error.message)));
}

function failure(title) {
  return { title, status: 'failed', durationMs: 0 };
}

function firstLine(text = '') {
  return text.split('\n')[0];
}
