import type { ServedCampaign } from '@shopbell/protocol';

type Medium = 'ChatCampaign' | 'ChatAssistant';

/**
 * CMP-31 to CMP-33: where a campaign's product leads to, or an assistant's. A code that stands in its message is applied on the way, as
 * Shopify's shops do it.
 */
export function productLink(
  address: string,
  campaignName: string,
  code: string | null,
  medium: Medium = 'ChatCampaign',
): string {
  const [, origin = '', path = '', query = ''] = /^(\w+:\/\/[^/?#]+)([^?#]*)\??([^#]*)/.exec(address) ?? [];
  const [, handle] = /\/products\/([^/]+)/.exec(path) ?? [];
  const own = query.split('&').filter((each) => each && !/^utm_(?:source|medium|campaign)=/.test(each));
  const parameters = { utm_source: 'shopbell', utm_medium: medium, utm_campaign: campaignName };
  const added = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const target = `${handle ? `/products/${handle}` : path}?${[...own, ...added].join('&')}`;
  if (!code || !handle) return origin + target;
  return `${origin}/discount/${encodeURIComponent(code)}?redirect=${encodeURIComponent(target)}`;
}

/** CMP-34, CMP-35: the first one in the message's markup. */
export function discountCodeIn(html: string): string | null {
  const [, double, single] = /\sdata-discount-code=(?:"([^"]{1,200})"|'([^']{1,200})')/i.exec(html) ?? [];
  return double ?? single ?? null;
}

type Agent = NonNullable<ServedCampaign['agent']>;

/** CMP-10: the campaign's own, as its settings name it, or one of the shop's by chance. */
export function agentOf(
  { agent, meta }: Pick<ServedCampaign, 'agent' | 'meta'>,
  agents: readonly Agent[],
  random: number,
): Agent | null {
  if (agent) return agent;
  if (meta.agentName) return { name: meta.agentName, avatarUrl: meta.agentAvatarUrl };
  return agents[Math.floor(random * agents.length)] ?? null;
}
