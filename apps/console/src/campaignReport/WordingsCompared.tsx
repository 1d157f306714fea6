import type { CampaignReport } from '@shopbell/protocol';
import { Section } from '../app/Page';
import styles from './CampaignReportScreen.module.css';
import { CountsTable } from './CountsTable';
import { comparisonWords, shareWords, unevenWords } from './wordingsWords';
import { campaignWords, wordingWords } from './words';

const about =
  'Which wording is shown is drawn for each session, so sessions are what counts here, since each campaign was first shown. The intervals may be read as often as you like: they are wide enough for that.';

/** Only where a campaign says it in several ways. */
export const WordingsCompared = ({ report: { wordings } }: { readonly report: CampaignReport }) =>
  wordings.length > 0 && (
    <Section title="Wordings compared" about={about} isWide>
      <CountsTable
        label="Wordings compared"
        columns={['Campaign', 'Wording', 'Sessions', 'Clicked or replied', 'Beside A']}
        rows={wordings.flatMap(({ wordings: all, ...campaign }) =>
          all.map(
            (each) =>
              [
                ...([`${campaign.campaignId} ${each.variantId}`, campaignWords(campaign)] as const),
                ...[wordingWords(each.place), String(each.sessions)],
                ...[`${each.taken} (${shareWords(each)})`, comparisonWords(each)],
              ] as const,
          ),
        )}
      />
      {wordings.flatMap(({ wordings: all, ...campaign }) =>
        all.flatMap((each) => {
          const words = unevenWords(each);
          return words === null
            ? []
            : [
                <p key={`${campaign.campaignId} ${each.variantId}`} className={styles.warning}>
                  {campaignWords(campaign)}, wording {wordingWords(each.place)}: {words}
                </p>,
              ];
        }),
      )}
    </Section>
  );
