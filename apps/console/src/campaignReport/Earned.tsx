import type { HoldoutReport } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { browserDates, formatDate } from '../app/dates';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import styles from './CampaignReportScreen.module.css';
import { CountsTable } from './CountsTable';
import { earnedWords, mismatchWords } from './earnedWords';
import { holdoutQuery } from './queries';
import { amountWords } from './words';

const about =
  'A part of your shoppers is shown no campaigns. What the others spend more is what campaigns earn; what they would have bought anyway is not in it. Each visitor who consented counts once, with every order after the first campaign they saw or would have seen.';

export function Earned() {
  const found = useQuery(holdoutQuery);
  return (
    <Section title="What campaigns earn" about={about} isWide>
      <Loaded query={found}>
        {({ comparison, currency, isActive }) =>
          comparison ? (
            <>
              <Comparison comparison={comparison} currency={currency} />
              {!isActive && (
                <p className={styles.soft}>
                  At present all shoppers see your campaigns: the test is switched off.
                </p>
              )}
            </>
          ) : (
            <p className={styles.first}>
              {isActive
                ? 'Nobody has come to either group yet.'
                : 'All shoppers see your campaigns, so there is nobody to compare them with. Under Settings, Automation, show campaigns to a part of the shoppers only.'}
            </p>
          )
        }
      </Loaded>
    </Section>
  );
}

interface ComparisonProps {
  readonly comparison: NonNullable<HoldoutReport['comparison']>;
  readonly currency: string | null;
}

function Comparison({ comparison, currency }: ComparisonProps) {
  const { look, display, hide, mixed, mismatch, certainty } = comparison;
  const { claim, interval } = earnedWords(comparison, currency);
  const day = (datetime: string) => formatDate(Date.parse(datetime), browserDates(), { dateStyle: 'medium' });
  const row = (name: string, { visitors, buyers, revenue }: typeof display) =>
    [
      name,
      name,
      String(visitors),
      String(buyers),
      amountWords(revenue, currency),
      perVisitor(revenue, visitors),
    ] as const;
  const perVisitor = (revenue: number, visitors: number) =>
    visitors === 0 ? '–' : amountWords(revenue / visitors, currency);
  return (
    <>
      <p className={styles.claim}>{claim}</p>
      {interval !== null && (
        <p className={styles.first}>
          {interval} In {Math.round(certainty * 100)} of 100 shops such an interval holds the truth in every
          week.
        </p>
      )}
      <CountsTable
        label="Both groups"
        columns={['Group', 'Visitors', 'Bought', 'Revenue', 'For each visitor']}
        rows={[row('Sees campaigns', display), row('Sees none', hide)]}
      />
      <p className={mismatch.isSuspicious ? styles.warning : styles.soft}>{mismatchWords(mismatch)}</p>
      <p className={styles.soft}>
        Look {look.number} of {look.of}, {day(look.startsDatetime)} to {day(look.endsDatetime)}. Figures
        change once a week,{' '}
        {look.nextDatetime ? `next on ${day(look.nextDatetime)}` : 'and this period is over'}; the period ends
        on {day(look.horizonDatetime)}. Early looks have wider intervals, so that you may read every one of
        them without being misled more often.
        {mixed > 0 && ` ${mixed} visitors were seen in both groups and count in neither.`}
      </p>
    </>
  );
}
