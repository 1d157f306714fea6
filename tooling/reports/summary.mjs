const shownSlowest = 10;

/** The end of a run's output, as lines; the last one is `N passed, M failed`, whatever happened. */
export function summary(outcomes) {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  return [
    ...section('Slowest tests', slowest(tests).map(slowLine)),
    ...section('Steps', outcomes.map(stepLine)),
    ...section('Checks', tests.filter(isCheck).map(checkLine)),
    ...section(
      'Failed',
      tests.filter(hasStatus('failed')).map(({ step, title }) => `  ${named(step, title)}`),
    ),
    '',
    counts(tests),
  ];
}

export function hasFailed(outcomes) {
  return outcomes.some(({ tests }) => tests.some(hasStatus('failed')));
}

function slowest(tests) {
  const ran = tests.filter((test) => test.status !== 'skipped' && !isCheck(test) && test.durationMs > 0);
  return ran.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, shownSlowest);
}

function slowLine({ step, title, durationMs }) {
  return `  ${String(Math.round(durationMs)).padStart(6)} ms  ${step.padEnd(8)}  ${title}`;
}

function stepLine({ step, tests, durationMs }) {
  const skipped = tests.filter(hasStatus('skipped')).length;
  const note = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${step}: ${counts(tests)}${note} (${(durationMs / 1000).toFixed(1)} s)`;
}

function checkLine({ title, status }) {
  return `${title} ${status}`;
}

function counts(tests) {
  return `${tests.filter(hasStatus('passed')).length} passed, ${tests.filter(hasStatus('failed')).length} failed`;
}

function section(heading, lines) {
  return lines.length > 0 ? ['', heading, ...lines] : [];
}

function named(step, title) {
  return title.startsWith(`${step}: `) ? title : `${step}: ${title}`;
}

const hasStatus = (status) => (test) => test.status === status;
const isCheck = ({ title }) => title.startsWith('check: ');
