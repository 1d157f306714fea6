import { expect, type Page } from '@playwright/test';
import type { Desk } from './startDesk';

/** A campaign that an owner has published, as the editor would. */
export async function publish(desk: Desk, owner: Page, appKey: string, content: object): Promise<string> {
  const headers = { origin: desk.baseUrl };
  const { id } = await (await owner.request.get(`/api/applications/${appKey}/settings`)).json();
  const whole = {
    ...{ name: 'Spring hello', language: null, is_light: false, agent: null, attachments: [], variants: [] },
    ...{ schedule: { schedule_rule: 'anytime' }, triggers: [] },
    message: { html: '<p>Shall I help you find a mug?</p>' },
    meta: {
      ...{ delay: 0, noReply: false, maxCampaignDisplaysInSession: null, minimumTimeBetweenCampaigns: null },
    },
    ...content,
  };
  const made = await owner.request.post('/console/api/campaigns', {
    headers,
    data: { chatId: id, content: whole },
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id: campaignId, version } = await made.json();
  const published = await owner.request.put(`/console/api/campaigns/${campaignId}/state`, {
    headers,
    data: { version, state: 'active' },
  });
  expect(published.status(), await published.text()).toBe(200);
  return campaignId;
}
