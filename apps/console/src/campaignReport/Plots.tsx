import type { CampaignReport } from '@shopbell/protocol';
import { type ReactNode, useMemo } from 'react';
import { Section } from '../app/Page';
import styles from './CampaignReportScreen.module.css';
import { CountsTable } from './CountsTable';
import { Plot, type Series } from './Plot';
import { amountWords, dayWords, languageWords } from './words';

interface ReportProps {
  readonly report: CampaignReport;
}

interface BesideProps {
  readonly title: string;
  readonly about?: string;
  readonly plot: ReactNode;
  readonly table: ReactNode;
}

const Beside = ({ title, about, plot, table }: BesideProps) => (
  <Section title={title} {...(about !== undefined && { about })} isWide>
    <div className={styles.beside}>
      {plot}
      <div className={styles.scroll}>{table}</div>
    </div>
  </Section>
);

const answered = (rows: readonly CampaignReport['days'][number][]): Series[] => [
  { name: 'Shown', values: rows.map(({ shown }) => shown) },
  { name: 'Clicked', values: rows.map(({ clicked }) => clicked) },
  { name: 'Replied', values: rows.map(({ replied }) => replied) },
];

export function DaysAnswered({ report: { days, timeZone } }: ReportProps) {
  const names = useMemo(() => days.map(({ day }) => dayWords(day)), [days]);
  const series = useMemo(() => answered(days), [days]);
  const title = 'Shown and answered by day';
  return (
    <Beside
      title={title}
      about={`Days of your shop, in ${timeZone}.`}
      plot={<Plot label={title} names={names} series={series} look="lines" />}
      table={
        <CountsTable
          label={title}
          columns={['Day', 'Shown', 'Clicked', 'Replied', 'Dismissed']}
          rows={days
            .toReversed()
            .map((each) => [
              ...([each.day, dayWords(each.day)] as const),
              ...[each.shown, each.clicked, each.replied, each.dismissed].map(String),
            ])}
        />
      }
    />
  );
}

export function DaysSold({ report: { days, currency } }: ReportProps) {
  const names = useMemo(() => days.map(({ day }) => dayWords(day)), [days]);
  const series = useMemo(() => [{ name: 'Revenue', values: days.map(({ revenue }) => revenue) }], [days]);
  const title = 'Revenue by day';
  return (
    <Beside
      title={title}
      about="Of credited orders, by the day they were placed, less refunds."
      plot={<Plot label={title} names={names} series={series} look="lines" />}
      table={
        <CountsTable
          label={title}
          columns={['Day', 'Orders', 'Revenue']}
          rows={days
            .toReversed()
            .map((each) => [
              ...([each.day, dayWords(each.day), String(each.orders)] as const),
              amountWords(each.revenue, currency),
            ])}
        />
      }
    />
  );
}

export function Languages({ report: { languages, currency } }: ReportProps) {
  const known = useMemo(() => languages.filter(({ language }) => language !== null), [languages]);
  const names = useMemo(() => known.map(({ language }) => languageWords(language)), [known]);
  const series = useMemo(() => answered(known.map((each) => ({ ...each, day: '' }))), [known]);
  const title = 'By language';
  return (
    <Beside
      title={title}
      plot={<Plot label={title} names={names} series={series} look="bars" />}
      table={
        <CountsTable
          label={title}
          columns={['Language', 'Shown', 'Clicked', 'Replied', 'Orders', 'Revenue']}
          rows={languages.map((each) => [
            ...([String(each.language), languageWords(each.language)] as const),
            ...[each.shown, each.clicked, each.replied, each.orders].map(String),
            amountWords(each.revenue, currency),
          ])}
        />
      }
    />
  );
}
