import type { LinkMeta, TrackingLink } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { linksToShorten, metaOf, withShortUrls } from '@shopbell/rules/tracking';
import { reportError } from '../../log';

/** Whose links they are; the rest of what a click is about stands at the link. */
export type LinkFacts = Pick<
  LinkMeta,
  'account_id' | 'campaign_id' | 'is_light' | 'session_id' | 'ab_variant'
>;

let known: readonly TrackingLink[] = [];

/** HTTP-12: where it fails that is logged, and the links stay as they are. */
export async function shortenLinks(card: Element, origin: string, facts: LinkFacts): Promise<void> {
  const links = [...card.querySelectorAll('a')];
  const metaFor = (url: string) => {
    const product_id = links.find(({ href }) => href === url)?.dataset.product ?? null;
    return metaOf({ ...facts, product_id, source: 'campaign' });
  };
  const { account_id, campaign_id } = facts;
  const wanted = linksToShorten(
    links.map(({ href }) => href),
    campaign_id,
    known,
  );
  try {
    if (wanted.length > 0) {
      const urls = wanted.map((url) => ({ url, account_id, channel: 'chat', meta: metaFor(url) }));
      const response = await fetch(`${origin}/campaign-service/shorten`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        credentials: 'omit',
        body: toJson({ urls }),
      });
      if (!response.ok) throw new Error(`status ${response.status}`);
      known = withShortUrls(known, (await response.json()).urls, metaOf(facts));
    }
  } catch (error) {
    reportError('Links could not be shortened.', error);
  }
  for (const link of links) {
    const found = known.find(
      ({ original_url, meta }) => meta.campaign_id === campaign_id && original_url === link.href,
    );
    if (!found) continue;
    link.dataset.url = found.original_url;
    link.href = found.short_url;
  }
}
