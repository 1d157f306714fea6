import type { TriedOut } from '@shopbell/protocol';
import { Section } from '../../app/Page';
import styles from '../Assistant.module.css';
import { costOf, timeOf } from '../figures';
import { StepTable } from '../StepTable';
import { refusalOf, verdictOf } from '../verdicts';
import { Passages } from './Passages';

/** How the last answer came about: what was read, done, wanted and refused. */
export function Trace({ answer }: { readonly answer: TriedOut }) {
  const { draft, verdict, refused, model, promptVersion, guidanceVersion, tokens, costMicros, ms } = answer;
  return (
    <Section isWide title="How it came to that">
      <dl className={styles.facts}>
        <Fact name="Wanted to" value={verdictOf(draft)} />
        <Fact name="Decided" value={verdictOf(verdict)} />
        <Fact name="Check" value={checkOf(answer)} />
        <Fact name="Took" value={timeOf(ms)} />
        <Fact name="Engine" value={model === '' ? 'not asked' : model} />
        {promptVersion !== '' && <Fact name="Prompt" value={`version ${promptVersion}`} />}
        <Fact name="Guidance" value={guidanceVersion === 0 ? 'none' : `version ${guidanceVersion}`} />
        {tokens.in + tokens.out > 0 && <Fact name="Tokens" value={`${tokens.in} in, ${tokens.out} out`} />}
        {costMicros > 0 && <Fact name="Cost" value={costOf(costMicros)} />}
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
      <Passages answer={answer} />
      {answer.steps.length > 0 && (
        <>
          <h3 className={styles.title}>What it did</h3>
          <StepTable steps={answer.steps} />
        </>
      )}
    </Section>
  );
}

/** An answer is held against its facts; whatever else it decides claims nothing. */
function checkOf({ draft, verdict }: TriedOut): string {
  if (verdict === 'refused') return 'refused';
  return draft === 'answer' && verdict === 'answer' ? 'every sentence has its fact' : 'nothing was claimed';
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
