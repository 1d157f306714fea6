import type { CampaignReport, CreditedOrders } from '@shopbell/protocol';
import { formatDate } from '../app/dates';
import { moneyOf } from '../app/moneyOf';

type Order = CreditedOrders['orders'][number];
type Named = { readonly campaignId: string | null; readonly name: string | null };

/** A campaign that was deleted has no name any more. */
export const campaignWords = ({ campaignId, name }: Named): string =>
  campaignId === null ? 'Conversations without a campaign' : (name ?? 'A deleted campaign');

/** By the letter that it has in the editor. */
export const wordingWords = (place: number | null): string =>
  place === null ? 'Deleted' : String.fromCharCode(65 + place);

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

export function languageWords(language: string | null): string {
  if (language === null) return 'Not known';
  try {
    return names.of(language) ?? language;
  } catch {
    return language;
  }
}

/** Days are named by the server, in the shop's zone; here they only have to be read. */
export const dayWords = (day: string): string =>
  formatDate(
    Date.parse(`${day}T12:00:00Z`),
    { locale: 'en-GB', timeZone: 'UTC' },
    { day: 'numeric', month: 'short' },
  );

export const amountWords = (amount: number, currency: string | null): string =>
  moneyOf(amount, 'en', currency);

export const ruleWords: Readonly<Record<Order['rule'], string>> = {
  link: 'Link clicked',
  code: 'Code redeemed',
  product: 'Recommended product bought',
  conversation: 'Conversation before the order',
};

export function evidenceWords({ rule, code, productId, url }: Order['evidence'][number]): string {
  if (rule === 'link') return url ? `Clicked a link to ${url}` : 'Clicked a link';
  if (rule === 'code') return code ? `Revealed the code ${code}` : 'Revealed a code';
  if (rule === 'product') return `Took up product ${productId}`;
  return 'Was answered in a conversation';
}

/** In the order in which they are tried. */
export const rulesWords = ({ link, code, product, conversation }: CampaignReport['windows']): string =>
  `An order is credited once, to the first of these that applies: a link of a campaign was clicked in the ${days(link)} before it; it redeems a code that a campaign revealed in the ${days(code)} before; a product that a campaign recommended was taken up in the ${days(product)} before and bought; you answered the shopper in the ${days(conversation)} before. If one applies several times, the latest counts. Refunds are subtracted, cancelled orders count nothing.`;

const days = (count: number): string => (count === 1 ? '24 hours' : `${count} days`);
