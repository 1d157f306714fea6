import { longest } from './longest.mjs';

const reasonLines = 12;

/** The end of a run's output, as lines; the last one is `N passed, M failed`, whatever happened. */
export function summary(outcomes, totalMs) {
  const tests = outcomes.flatMap((outcome) => outcome.tests);
  return [
    ...outcomes.flatMap(longest),
    ...section('Steps', [...outcomes.map(stepLine), totalLine(totalMs)]),
    ...section('Checks', tests.filter(isCheck).map(checkLine)),
    ...section('Failed', tests.filter(hasStatus('failed')).flatMap(failureLines)),
    '',
    counts(tests),
  ];
}

export function hasFailed(outcomes) {
  return outcomes.some(({ tests }) => tests.some(hasStatus('failed')));
}

function stepLine({ step, tests, durationMs }) {
  const skipped = tests.filter(hasStatus('skipped')).length;
  const note = skipped > 0 ? `, ${skipped} skipped` : '';
  return `${step}: ${counts(tests)}${note} (${(durationMs / 1000).toFixed(1)} s)`;
}

/** Steps run side by side: all of it is less than their sum. */
function totalLine(totalMs) {
  return `all of it: ${Math.floor(totalMs / 60_000)} min ${Math.round((totalMs % 60_000) / 1000)} s`;
}

function checkLine({ title, status }) {
  return `${title} ${status}`;
}

/** What is cut off before the end of a long output is the place where a test said why. */
function failureLines({ step, title, reason = '' }) {
  const why = reason.split('\n').filter((line) => line.trim() !== '');
  return [`  ${named(step, title)}`, ...why.slice(0, reasonLines).map((line) => `    ${line.slice(0, 300)}`)];
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
