import type { Condition } from '@shopbell/rules/campaigns';
import { classes } from '../app/classes';
import { Table } from '../app/Table';
import { actualWords, nameOf, wantedWords } from './conditionWords';
import styles from './SimulatorScreen.module.css';
import type { Outcome } from './simulate';

export interface OutcomesProps {
  readonly outcomes: readonly Outcome[];
}

/** What shows, in a sentence. */
export const Summary = ({ outcomes }: OutcomesProps) => (
  <p role="status" className={styles.summary}>
    {summaryOf(outcomes)}
  </p>
);

/** Each campaign with what it asks for; those that show first. */
export function Outcomes({ outcomes }: OutcomesProps) {
  const nameOfCampaign = (id: string) => outcomes.find((each) => each.id === id)?.name ?? id;
  return outcomes
    .toSorted((one, other) => Number(other.verdict.shows) - Number(one.verdict.shows))
    .map((outcome) => <OneOutcome key={outcome.id} outcome={outcome} nameOfCampaign={nameOfCampaign} />);
}

/** It was shown earlier in the visit, and nobody has closed it. */
const isStanding = ({ verdict }: Outcome): boolean =>
  verdict.conditions.some(({ key, passed }) => key === 'active' && !passed);

function summaryOf(outcomes: readonly Outcome[]): string {
  const names = (those: readonly Outcome[]) => those.map(({ name }) => name).join(', ');
  const [shown, standing] = [outcomes.filter(({ verdict }) => verdict.shows), outcomes.filter(isStanding)];
  if (shown.length > 0) return `Shows at this moment: ${names(shown)}.`;
  if (standing.length > 0) return `Stands on the page at this moment: ${names(standing)}.`;
  return 'No campaign shows at this moment.';
}

interface OneProps {
  readonly outcome: Outcome;
  readonly nameOfCampaign: (id: string) => string;
}

function OneOutcome({ outcome, nameOfCampaign }: OneProps) {
  const { name, verdict, change, showsFrom } = outcome;
  const isThere = isStanding(outcome);
  const actual = (condition: Condition) => actualWords(condition, nameOfCampaign);
  return (
    <details className={styles.outcome}>
      <summary>
        <span className={classes(styles.mark, (verdict.shows || isThere) && styles.isShown)}>
          {verdict.shows ? 'Shows' : isThere ? 'On the page' : 'Does not show'}
        </span>
        <strong className={styles.name}>{name}</strong>
        {!isThere && <span className={styles.when}>{whenWords(showsFrom, verdict.delayMs)}</span>}
        {verdict.reason === 'invalid' && (
          <span className={styles.change}>It cannot be shown: {String(verdict.conditions[0]?.actual)}.</span>
        )}
        {!isThere && change.length > 0 && (
          <span className={styles.change}>
            It would show with this changed: {change.map(changeWords).join('; ')}.
          </span>
        )}
      </summary>
      <Table label={`What ${name} asks for`} columns={['Condition', 'Wanted', 'Actual', 'Holds']}>
        {verdict.conditions.map((condition, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a campaign may ask the same twice.
          <tr key={index}>
            <th scope="row" className={styles.condition}>
              {nameOf(condition)}
            </th>
            <td data-label="Wanted">{wantedWords(condition)}</td>
            <td data-label="Actual">{actual(condition)}</td>
            <td data-label="Holds" className={condition.passed ? styles.holds : styles.fails}>
              {condition.passed ? 'yes' : 'no'}
            </td>
          </tr>
        ))}
      </Table>
    </details>
  );
}

const changeWords = (condition: Condition): string => `${nameOf(condition)}: ${wantedWords(condition)}`;

function whenWords(showsFrom: number | null, delayMs: number): string {
  if (showsFrom === null) return 'at no time within ten minutes on this page';
  const delay = delayMs > 0 ? `, then waits ${delayMs / 1000} s` : '';
  return `from second ${showsFrom} on${delay}`;
}
