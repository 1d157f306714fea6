/**
 * What a step came to: its tests, and a failed one in its name for whatever the tests themselves do not show
 * (it broke before them, it ran none, it ended badly although each of them passed).
 */
export function stepOutcome({ step, tests, exitCode, durationMs, problem = null, mayBeEmpty = false }) {
  const counted = tests ?? [];
  const flaw = problem ?? flawOf(tests, exitCode, mayBeEmpty);
  const flaws = flaw ? [{ step, title: `${step}: ${flaw}`, status: 'failed', durationMs: 0 }] : [];
  return { step, durationMs, tests: [...counted, ...flaws] };
}

function flawOf(tests, exitCode, mayBeEmpty) {
  if (tests === null) return `wrote no report (exit code ${exitCode})`;
  const hasRun = tests.some(({ status }) => status !== 'skipped');
  if (!hasRun && !(mayBeEmpty && exitCode === 0)) return `ran no tests (exit code ${exitCode})`;
  if (exitCode !== 0 && !tests.some(({ status }) => status === 'failed'))
    return `ended with exit code ${exitCode}`;
  return null;
}
