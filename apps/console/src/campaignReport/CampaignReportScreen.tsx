import type { CampaignReport, ReportRange } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../app/Button';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { saveFile } from '../http/saveFile';
import type { ScreenProps } from '../screens/Screen';
import styles from './CampaignReportScreen.module.css';
import { CountsTable } from './CountsTable';
import { csvOfReport } from './csvOfReport';
import { Earned } from './Earned';
import { Orders } from './Orders';
import { DaysAnswered, DaysSold, Languages } from './Plots';
import { reportQuery } from './queries';
import { WordingsCompared } from './WordingsCompared';
import { amountWords, campaignWords, wordingWords } from './words';

const ranges: readonly ReportRange[] = [7, 30, 90];

export function CampaignReportScreen({ title }: ScreenProps) {
  const [days, setDays] = useState<ReportRange>(30);
  const [campaign, setCampaign] = useState<string | null>(null);
  const all = useQuery(reportQuery({ days, campaign: null }));
  const choices = choicesOf(all.data);
  // In fewer days there may be nothing of it.
  const only = choices.find(({ id }) => id === campaign) ?? null;
  const wish = { days, campaign: only?.id ?? null };
  const found = useQuery(reportQuery(wish));
  return (
    <Page title={title}>
      <div className={styles.bar}>
        <fieldset className={styles.ranges}>
          <legend className="visually-hidden">How far back</legend>
          {ranges.map((range) => (
            <label key={range} className={styles.range}>
              <input type="radio" name="range" checked={days === range} onChange={() => setDays(range)} />
              <span>{range} days</span>
            </label>
          ))}
        </fieldset>
        {choices.length > 1 && (
          <select
            className={styles.choice}
            aria-label="Campaign"
            value={wish.campaign ?? ''}
            onChange={({ target }) => setCampaign(target.value || null)}
          >
            <option value="">All campaigns</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {campaignWords({ campaignId: id, name })}
              </option>
            ))}
          </select>
        )}
        <Link to="/campaigns/why" className={styles.link}>
          Why does it show?
        </Link>
        <Button
          isBusy={!found.data}
          onClick={() =>
            found.data && saveFile(`campaigns-${days}-days.csv`, csvOfReport(found.data, only), 'text/csv')
          }
        >
          Export as CSV
        </Button>
      </div>
      <Uncounted chats={found.data?.uncounted ?? []} />
      <Loaded query={found}>
        {(report) => (report.campaigns.length === 0 ? <Nothing /> : <Report report={report} />)}
      </Loaded>
      <Earned />
      <Orders wish={wish} windows={found.data?.windows} />
    </Page>
  );
}

/** Each that was shown or sold in these days. */
const choicesOf = (report: CampaignReport | undefined) => [
  ...new Map(
    report?.campaigns.flatMap(({ campaignId: id, name }) => (id === null ? [] : [[id, { id, name }]])),
  ).values(),
];

const Uncounted = ({ chats }: { readonly chats: readonly string[] }) =>
  chats.length > 0 && (
    <p className={styles.soft}>
      Nothing is counted in {new Intl.ListFormat('en').format(chats)}: what is shown and bought there is in
      none of these sums.{' '}
      <Link to="/settings/{-$section}" params={{ section: 'tracking' }} className={styles.link}>
        Count visits
      </Link>
    </p>
  );

const Report = ({ report }: { readonly report: CampaignReport }) => (
  <>
    <Section title="By campaign and wording" isWide>
      <CountsTable
        label="By campaign and wording"
        columns={['Campaign', 'Wording', 'Shown', 'Clicked', 'Replied', 'Dismissed', 'Orders', 'Revenue']}
        rows={report.campaigns.map((each) => [
          ...([`${each.campaignId} ${each.variantId}`, campaignWords(each)] as const),
          each.campaignId === null ? '' : wordingWords(each.place),
          ...[each.shown, each.clicked, each.replied, each.dismissed, each.orders].map(String),
          amountWords(each.revenue, report.currency),
        ])}
      />
      {report.elsewhere.map(({ currency, orders, revenue }) => (
        <p key={currency} className={styles.soft}>
          {orders} more in {currency}, {amountWords(revenue, currency)} in all, are in none of these sums.
        </p>
      ))}
    </Section>
    <WordingsCompared report={report} />
    <DaysAnswered report={report} />
    <DaysSold report={report} />
    <Languages report={report} />
  </>
);

const Nothing = () => (
  <Section title="By campaign and wording">
    <p className={styles.first}>No campaign was shown in these days, and no order is credited to one.</p>
    <p className={styles.soft}>
      Campaigns that are active are counted here from the first shopper who sees one and consents to be
      counted.
    </p>
  </Section>
);
