import type { Page } from '@playwright/test';
import type { ServedCampaign } from '../../packages/protocol/src';

/** A campaign that shows at any hour, unless its triggers say otherwise. */
export const campaign = (
  id: string,
  triggers: ServedCampaign['triggers'] = [],
  changes: Partial<ServedCampaign> = {},
) => ({
  ...{ id, name: id, language: null, is_light: false, variantId: null, agent: null, attachments: [] },
  created_datetime: '2026-01-01T00:00:00.000Z',
  message: { text: id, html: id },
  variants: [],
  triggers,
  schedule: { schedule_rule: 'anytime' as const },
  ...changes,
  meta: {
    ...{ delay: 0, noReply: false, agentName: null, agentAvatarUrl: null },
    maxCampaignDisplaysInSession: null,
    minimumTimeBetweenCampaigns: null,
    ...changes.meta,
  },
});

/** The pages of this chat have these campaigns, whatever is stored. */
export async function giveCampaigns(
  page: Pick<Page, 'route'>,
  appKey: string,
  campaigns: readonly ReturnType<typeof campaign>[],
  changes: object = {},
): Promise<void> {
  await page.route(`**/w/${appKey}.js`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"page":', '"campaigns":true,"page":');
    await route.fulfill({ response, body });
  });
  const card = ({ id }: { id: string }) => [
    'section',
    { 'aria-label': `Campaign ${id}` },
    ['p', {}, id],
    ['button', { class: 'campaign-close' }, 'Dismiss'],
  ];
  const json = {
    accountId: 1,
    campaigns,
    skipped: [],
    cards: Object.fromEntries(campaigns.map((each) => [each.id, card(each)])),
    ...{ css: '', starters: [], agents: [], timeZone: 'UTC', languages: ['en-US'], language: 'en-US' },
    ...{ prioritisation: false, abVariants: true, startersEnabled: false, displayCampaignsHiddenChat: false },
    abTest: { active: false, configuration: { ratio: 0.9, campaigns: [] } },
    usage: 'ok',
    tracking: { isOn: false, eventsUrl: '' },
    shopDomains: [],
    ...changes,
  };
  await page.route('**/api/applications/*/campaigns', (route) => route.fulfill({ json }));
}
