import type { TriedOut } from '@shopbell/protocol';
import { Section } from '../../app/Page';
import { Table } from '../../app/Table';
import { sourceName } from '../../content/sourceName';
import styles from '../Assistant.module.css';
import { refusalOf, verdictOf } from '../verdicts';

/** How the last answer came about: what was read, done, wanted and refused. */
export function Trace({ answer }: { readonly answer: TriedOut }) {
  const { draft, verdict, refused, model, promptVersion, guidanceVersion, tokens, ms } = answer;
  return (
    <Section isWide title="How it came to that">
      <dl className={styles.facts}>
        <Fact name="Wanted to" value={verdictOf(draft)} />
        <Fact name="Decided" value={verdictOf(verdict)} />
        <Fact name="Took" value={`${Math.round(ms)} ms`} />
        <Fact name="Engine" value={model} />
        <Fact name="Prompt" value={promptVersion} />
        <Fact name="Guidance" value={guidanceVersion === 0 ? 'none' : `version ${guidanceVersion}`} />
        {tokens.in + tokens.out > 0 && <Fact name="Tokens" value={`${tokens.in} in, ${tokens.out} out`} />}
      </dl>
      {refused.length > 0 && (
        <>
          <h3 className={styles.title}>Not said, because the check refused it</h3>
          <ul className={styles.changes} aria-label="Refused sentences">
            {refused.map(({ text, because }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same sentence may be refused twice.
              <li key={index}>
                <del dir="auto">{text}</del>
                <span>{refusalOf(because)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Passages facts={answer.facts} />
      <Steps steps={answer.steps} />
    </Section>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

function Passages({ facts }: Pick<TriedOut, 'facts'>) {
  if (facts.length === 0) return <p className={styles.quiet}>It found nothing to go by.</p>;
  return (
    <>
      <h3 className={styles.title}>What it read</h3>
      <Table label="Passages" columns={['Passage', 'From', 'Fit']}>
        {facts.map(({ id, text, source, score }) => (
          <tr key={id}>
            <td data-label="Passage" dir="auto">
              {text}
            </td>
            <td data-label="From" className={styles.quiet}>
              {sourceName(source)}
            </td>
            <td data-label="Fit">{score === null ? '–' : `${Math.round(score * 100)} %`}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Steps({ steps }: Pick<TriedOut, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>What it did</h3>
      <Table label="Steps" columns={['Step', 'Detail', 'Time']}>
        {steps.map(({ name, detail, ms }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may be taken twice.
          <tr key={index}>
            <th scope="row">{name}</th>
            <td data-label="Detail">{detail}</td>
            <td data-label="Time">{Math.round(ms)} ms</td>
          </tr>
        ))}
      </Table>
    </>
  );
}
