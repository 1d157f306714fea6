import type { LinkMeta, TrackingLink } from '@shopbell/protocol';

/** LNK-02, LNK-05: eight facts, of which the unknown ones are null. */
export const metaOf = (
  facts: Pick<LinkMeta, 'account_id'> & Partial<Omit<LinkMeta, 'channel'>>,
): LinkMeta => ({
  account_id: facts.account_id,
  channel: 'chat',
  campaign_id: facts.campaign_id ?? null,
  is_light: facts.is_light ?? false,
  session_id: facts.session_id ?? null,
  product_id: facts.product_id ?? null,
  source: facts.source ?? null,
  ab_variant: facts.ab_variant ?? null,
});

/** LNK-03: mails, telephones and addresses within a page are left as they are. */
export const isShortenable = (url: string): boolean => /^https?:\/\/[^/]/i.test(url);

/** LNK-04: each address once, and none that was shortened for this campaign already, or is short itself. */
export const linksToShorten = (
  urls: readonly string[],
  campaignId: string | null,
  known: readonly TrackingLink[],
): string[] =>
  [...new Set(urls)].filter(
    (url) =>
      isShortenable(url) &&
      !known.some(
        ({ original_url, short_url, meta }) =>
          meta.campaign_id === campaignId && (original_url === url || short_url === url),
      ),
  );

/** LNK-01: what the server answered, as it is kept. */
export const withShortUrls = (
  known: readonly TrackingLink[],
  answered: readonly { readonly url: string; readonly short_url: string }[],
  meta: LinkMeta,
): TrackingLink[] => [
  ...known,
  ...answered.map(({ url, short_url }) => ({ original_url: url, short_url, meta })),
];
