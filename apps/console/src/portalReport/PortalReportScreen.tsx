import type { PortalReport } from '@shopbell/protocol';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { Table } from '../app/Table';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';
import type { ScreenProps } from '../screens/Screen';
import { shareWords, sumOf, type VisitCounts } from './answered';
import styles from './PortalReportScreen.module.css';

const reportQuery = queryOptions({
  queryKey: ['portal-report'],
  queryFn: ({ signal }) =>
    getJson(
      '/console/api/portal-report',
      answerWith<PortalReport>('timeZone', 'days', 'actions', 'entryPoints'),
      signal,
    ),
});

type EntryPoint = PortalReport['entryPoints'][number]['entryPoint'];

const actionNames: Readonly<Record<PortalReport['actions'][number]['action'], string>> = {
  track: 'Tracking an order',
  return: 'Returning an order',
  cancel: 'Cancelling an order',
  report_issue: 'Reporting an issue',
  track_and_manage: 'Looking at an order',
};

const entryPointNames: Readonly<Record<NonNullable<EntryPoint>, string>> = {
  'home-page': 'The home page of the chat',
  'sign-in-code': 'The sign-in with a code',
  'order-page': 'Their orders at once',
};

export function PortalReportScreen({ title }: ScreenProps) {
  const found = useQuery(reportQuery);
  return (
    <Page title={title}>
      <Loaded query={found}>{(report) => <Report report={report} />}</Loaded>
    </Page>
  );
}

function Report({ report }: { readonly report: PortalReport }) {
  const all = sumOf(report.days);
  if (all.visits === 0) return <NoVisits />;
  const days = report.days.filter(({ visits }) => visits > 0).toReversed();
  return (
    <>
      <Section
        title="The last 30 days"
        about="A shopper who opens an order and does not write to you within 24 hours has found the answer alone. Each is counted once a day for each thing they do, without their name."
      >
        <p className={styles.share}>
          <strong>{shareWords(all)}</strong> visits to self-service needed no answer from you.
        </p>
        {all.open > 0 && (
          <p className={styles.open}>
            {all.open === 1 ? '1 more came' : `${all.open} more came`} within the last 24 hours and may still
            write.
          </p>
        )}
      </Section>
      <Section title="By what they came for" isWide>
        <Counts
          label="By what they came for"
          first="What for"
          rows={report.actions.map((each) => [actionNames[each.action], each])}
        />
      </Section>
      <Section title="By where they came in" isWide>
        <Counts
          label="By where they came in"
          first="Where"
          rows={report.entryPoints.map((each) => [
            each.entryPoint ? entryPointNames[each.entryPoint] : 'Not known',
            each,
          ])}
        />
      </Section>
      <Section title="By day" about={`Days of your shop, in ${report.timeZone}.`} isWide>
        <Counts label="By day" first="Day" rows={days.map((each) => [dayWords(each.day), each])} />
      </Section>
    </>
  );
}

interface CountsProps {
  readonly label: string;
  readonly first: string;
  readonly rows: readonly (readonly [name: string, counts: VisitCounts])[];
}

const columns = ['Visits', 'Wrote to you', 'Still open', 'Found the answer'] as const;

const cellsOf = (counts: VisitCounts): [column: string, text: string][] => {
  const { visits, asked, open } = counts;
  const texts = [visits, asked, open, shareWords(counts)].map(String);
  return columns.map((column, index) => [column, texts[index] ?? '']);
};

const Counts = ({ label, first, rows }: CountsProps) => (
  <Table label={label} columns={[first, ...columns]}>
    {rows.map(([name, counts]) => (
      <tr key={name}>
        <th scope="row" className={styles.name}>
          {name}
        </th>
        {cellsOf(counts).map(([column, text]) => (
          <td key={column} data-label={column}>
            {text}
          </td>
        ))}
      </tr>
    ))}
  </Table>
);

const NoVisits = () => (
  <Section title="The last 30 days">
    <p>Nobody has looked after an order in the chat yet.</p>
    <p className={styles.open}>
      Shoppers can once self-service is on under Settings and your shop is connected; what they found without
      you stands here.
    </p>
  </Section>
);

const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
