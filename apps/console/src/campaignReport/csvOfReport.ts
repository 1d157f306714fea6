import type { CampaignReport, ReportCounts } from '@shopbell/protocol';
import { type Cell, csvOf } from '@shopbell/rules/csv';
import { wordingWords } from './words';

const heads = ['shown', 'clicked', 'replied', 'dismissed', 'orders', 'revenue'] as const;
const cellsOf = (counts: ReportCounts): Cell[] => heads.map((head) => counts[head]);

/** All that the report shows, one row for each sum, so that a spreadsheet can filter by what it is a sum of. */
export function csvOfReport({ campaigns, days, languages, currency }: CampaignReport): string {
  return csvOf([
    ['by', 'campaign', 'campaign id', 'wording', 'day', 'language', ...heads, 'currency'],
    ...campaigns.map(({ name, campaignId, variantId: _, place, ...counts }): Cell[] => [
      ...['campaign', name, campaignId, campaignId === null ? null : wordingWords(place), null, null],
      ...[...cellsOf(counts), currency],
    ]),
    ...days.map(({ day, ...counts }): Cell[] => [
      'day',
      null,
      null,
      null,
      day,
      null,
      ...cellsOf(counts),
      currency,
    ]),
    ...languages.map(({ language, ...counts }): Cell[] => [
      ...['language', null, null, null, null, language],
      ...[...cellsOf(counts), currency],
    ]),
  ]);
}
