import type { CampaignReport, ReportCounts } from '@shopbell/protocol';
import { type Cell, csvOf } from '@shopbell/rules/csv';
import { wordingWords } from './words';

const heads = ['shown', 'clicked', 'replied', 'dismissed', 'orders', 'revenue'] as const;
/** The campaign that all of it is about; null where it is about all of them. */
type Only = { readonly id: string; readonly name: string | null } | null;

const cellsOf = (counts: ReportCounts): Cell[] => heads.map((head) => counts[head]);

/** All that the report shows, one row for each sum, so that a spreadsheet can filter by what it is a sum of. */
export function csvOfReport({ campaigns, days, languages, currency }: CampaignReport, only: Only): string {
  const of: Cell[] = [only?.name ?? null, only?.id ?? null];
  return csvOf([
    ['by', 'campaign', 'campaign id', 'wording', 'day', 'language', ...heads, 'currency'],
    ...campaigns.map(({ name, campaignId, variantId: _, place, ...counts }): Cell[] => [
      ...['campaign', name, campaignId, campaignId === null ? null : wordingWords(place), null, null],
      ...[...cellsOf(counts), currency],
    ]),
    ...days.map(({ day, ...counts }): Cell[] => [
      ...['day', ...of, null, day, null],
      ...[...cellsOf(counts), currency],
    ]),
    ...languages.map(({ language, ...counts }): Cell[] => [
      ...['language', ...of, null, null, language],
      ...[...cellsOf(counts), currency],
    ]),
  ]);
}
