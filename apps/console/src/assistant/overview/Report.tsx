import type { AssistantReport } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../app/Loaded';
import { Section } from '../../app/Page';
import { Table } from '../../app/Table';
import styles from '../Assistant.module.css';
import { reportQuery } from '../assistantQueries';
import { costOf, timeOf } from '../figures';
import { reasonOf } from '../reasons';

/** What it took off the team, how well and how fast, and what it cost. */
export function Report() {
  const report = useQuery(reportQuery);
  return (
    <Section isWide title="What it does for you" about="In the last thirty days.">
      <Loaded query={report}>
        {(read) =>
          read.conversations === 0 ? (
            <p className={styles.quiet}>It has answered nobody yet.</p>
          ) : (
            <>
              <Numbers report={read} />
              <HandOvers report={read} />
              <Days report={read} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)} %`;

function Numbers({ report }: { readonly report: AssistantReport }) {
  const { conversations, automated, thumbs, medianMs, costMicros } = report;
  const rated = thumbs.good + thumbs.bad;
  return (
    <dl className={styles.numbers}>
      <Figure name="Without a person" value={share(automated, conversations)}>
        {automated} of {conversations} conversations
      </Figure>
      <Figure name="Thumbs up" value={share(thumbs.good, rated)}>
        {rated === 0 ? 'nobody has rated yet' : `${thumbs.good} of ${rated} rated`}
      </Figure>
      <Figure name="Answers in" value={medianMs === null ? '–' : timeOf(medianMs)}>
        half of them sooner
      </Figure>
      <Figure name="Cost" value={costOf(costMicros)}>
        {costOf(costMicros / conversations)} a conversation, in the currency of your prices
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

const Figure = ({ name, value, children }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong>{value}</strong>
      <span className={styles.quiet}>{children}</span>
    </dd>
  </div>
);

function HandOvers({ report: { handOvers, conversations } }: { readonly report: AssistantReport }) {
  if (handOvers.length === 0) return <p className={styles.quiet}>It has handed nobody over.</p>;
  return (
    <Table label="Hand-overs by reason" columns={['Handed over because', 'Conversations', 'Share']}>
      {handOvers.map(({ because, count }) => (
        <tr key={because}>
          <th scope="row">{reasonOf(because)}</th>
          <td data-label="Conversations">{count}</td>
          <td data-label="Share">{share(count, conversations)}</td>
        </tr>
      ))}
    </Table>
  );
}

const rated = ({ good, bad }: AssistantReport['thumbs']): string =>
  good + bad === 0 ? '–' : `${good} of ${good + bad}`;

const Days = ({ report: { byDay } }: { readonly report: AssistantReport }) => (
  <Table
    label="Day by day"
    columns={['Day', 'Without a person', 'Thumbs up', 'Answers in', 'Turns', 'Tokens', 'Cost of one', 'Cost']}
  >
    {byDay.map(({ day, conversations, automated, thumbs, medianMs, turns, tokens, costMicros }) => (
      <tr key={day}>
        <th scope="row">
          <time dateTime={day}>{day}</time>
        </th>
        <td data-label="Without a person">{share(automated, conversations)}</td>
        <td data-label="Thumbs up">{rated(thumbs)}</td>
        <td data-label="Answers in">{medianMs === null ? '–' : timeOf(medianMs)}</td>
        <td data-label="Turns">{turns}</td>
        <td data-label="Tokens">{tokens}</td>
        <td data-label="Cost of one">{costOf(costMicros / turns)}</td>
        <td data-label="Cost">{costOf(costMicros)}</td>
      </tr>
    ))}
  </Table>
);
