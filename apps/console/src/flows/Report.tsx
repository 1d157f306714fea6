import type { FlowContent, FlowReport, FlowRun } from '@shopbell/protocol';
import { outlineOf, stepNames } from '@shopbell/rules/flows-editing';
import { Link } from '@tanstack/react-router';
import { Table } from '../app/Table';
import { When } from '../app/When';
import styles from './Flows.module.css';
import { failureWords, mistakeWords } from './failureWords';
import { stepWords } from './stepWords';

interface ReportProps {
  readonly report: FlowReport;
  readonly content: FlowContent;
}

/** How far shoppers came, what went wrong on the way, and who was here last. */
export function Report({ report, content }: ReportProps) {
  const { started, ended, handedOver, because, runs } = report;
  if (started === 0) return <p className={styles.quiet}>Nobody has begun it yet.</p>;
  return (
    <>
      <p>
        {started} began, {ended} came to an end, {handedOver} were handed to the team.
      </p>
      <Mistakes because={because} />
      <Steps report={report} content={content} />
      <p>The last executions, the newest first:</p>
      <Table label="Last executions" columns={['Begun', 'How it went', 'Last step', 'Conversation']}>
        {runs.map((run) => (
          <Run key={run.id} run={run} content={content} />
        ))}
      </Table>
    </>
  );
}

function Mistakes({ because }: Pick<FlowReport, 'because'>) {
  const said = because.flatMap(({ reason, count }) => {
    const words = mistakeWords(reason);
    return words === null ? [] : [`${count} handed over by mistake: ${words}.`];
  });
  if (said.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {said.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

function Steps({ report: { started, steps }, content }: ReportProps) {
  const countsOf = new Map(steps.map((each) => [each.stepId, each]));
  return (
    <Table label="Steps" columns={['Step', 'Reached', 'Left here']}>
      {outlineOf(content).map(({ step }) => {
        const { reached = 0, left = 0, failed = [] } = countsOf.get(step.id) ?? {};
        return (
          <tr key={step.id}>
            <th scope="row" className={styles.name}>
              {stepNames[step.kind]} <bdi className={styles.quiet}>{stepWords(step)}</bdi>
              {failed.map(({ reason, count }) => (
                <p key={reason} className={styles.problem}>
                  {`${count} failed: ${failureWords(reason)}.`}
                </p>
              ))}
            </th>
            <td data-label="Reached">
              {reached} <span className={styles.quiet}>{Math.round((reached / started) * 100)} %</span>
            </td>
            <td data-label="Left here">{left}</td>
          </tr>
        );
      })}
    </Table>
  );
}

const statuses: Readonly<Record<FlowRun['status'], string>> = {
  ...{ waiting: 'Waits for the shopper', working: 'Waits for an answer from elsewhere' },
  ...{ ended: 'Came to its end', 'handed-over': 'Handed to the team' },
};

function Run({ run, content }: { readonly run: FlowRun; readonly content: FlowContent }) {
  const { status, because, stepId, conversationId, startedDatetime } = run;
  const step = content.steps.find(({ id }) => id === stepId);
  const mistake = mistakeWords(because);
  return (
    <tr>
      <th scope="row">
        <When at={startedDatetime} />
      </th>
      <td data-label="How it went">
        {statuses[status]}
        {mistake && <span className={styles.problem}>{`: ${mistake}`}</span>}
      </td>
      <td data-label="Last step">{step ? stepNames[step.kind] : (stepId ?? '–')}</td>
      <td data-label="Conversation">
        {conversationId === null ? (
          '–'
        ) : (
          <Link to="/inbox/$conversationId" params={{ conversationId }}>
            Open
          </Link>
        )}
      </td>
    </tr>
  );
}
