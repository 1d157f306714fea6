import { type ApplicationSettings, appSettings } from '@shopbell/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryFiles, startTestApp, type TestApp } from '../../testing';
import { seedDemo } from '../demo';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { database } = app.opened;
  const files = createMemoryFiles();
  await seedDemo({ database, files, nowMs: Date.now(), address: app.baseUrl }, false);
});
afterAll(() => app.stop());

const read = (appId: number | string) => fetch(`${app.baseUrl}/api/applications/${appId}/settings`);
const settingsOf = async (appId: number) => (await (await read(appId)).json()) as ApplicationSettings;

/** A chat with these settings, as its page then reads them. */
async function configured(settings: object): Promise<ApplicationSettings> {
  const { shopId } = await app.newShop();
  const { id } = await app.shops.addApp({ shopId, key: `chat-${shopId}`, name: 'Chat', settings });
  return settingsOf(id);
}

describe('the settings of a chat', () => {
  it('[ENT-01] carry id, name, account id and language', async () => {
    const { appId, shopId, appKey } = await app.newShop();
    expect(await settingsOf(appId)).toMatchObject({
      id: appId,
      name: appKey,
      accountId: shopId,
      language: 'en-US',
    });
  });

  it('[HTTP-48] are read by app id and by app key alike, from any page', async () => {
    const { appId, appKey } = await app.newShop();
    const [byId, byKey] = [await read(appId), await read(appKey)];
    expect([byId.status, byKey.status]).toEqual([200, 200]);
    expect(await byKey.json()).toEqual(await byId.json());
    expect(byId.headers.get('access-control-allow-origin')).toBe('*');
    expect((await read('no-such-chat')).status).toBe(404);
  });

  it('[ENT-30] carry four times', async () => {
    const { appId } = await app.newShop();
    expect(await settingsOf(appId)).toMatchObject({
      createdDatetime: expect.stringMatching(/^\d{4}-.+Z$/),
      updatedDatetime: expect.stringMatching(/^\d{4}-.+Z$/),
      deactivatedDatetime: null,
      deletedDatetime: null,
    });
  });

  it('are complete for a chat that nobody has configured', async () => {
    const { appId } = await app.newShop();
    expect(await settingsOf(appId)).toMatchObject(appSettings.parse({}));
  });

  it.each<[title: string, settings: object]>([
    [
      '[ENT-02] languages',
      {
        languages: [
          { language: 'de', primary: true },
          { language: 'fr-FR', primary: false },
        ],
      },
    ],
    ['[ENT-03] the shop', { shopName: 'acme', shopType: 'magento2', shopInstalled: true }],
    ['[ENT-04] a prefilled message', { prefilledMessage: 'Hello, I …' }],
    [
      '[ENT-10] introductions',
      { decoration: { introductionText: 'Ask!', offlineIntroductionText: 'Later.' } },
    ],
    [
      '[ENT-11] a position',
      { decoration: { position: { alignment: 'top-left', offsetX: -20, offsetY: 200 } } },
    ],
    [
      '[ENT-13] an auto-responder',
      { preferences: { autoResponder: { enabled: true, reply: 'reply-in-day' } } },
    ],
    [
      '[ENT-14] email capture',
      { preferences: { emailCaptureEnabled: false, emailCaptureEnforcement: 'always-required' } },
    ],
    [
      '[ENT-15] what hides',
      { preferences: { hideOnMobile: true, hidePoweredBy: true, hideOutsideBusinessHours: true } },
    ],
    ['[ENT-16] the privacy disclaimer', { preferences: { privacyPolicyDisclaimerEnabled: true } }],
    ['[ENT-18] no auto-open', { preferences: { disableAutoOpen: true } }],
    ['[ENT-19] the offline time', { preferences: { offlineModeEnabledDatetime: '2026-11-20T10:00:00Z' } }],
    ['[ENT-20] the chat mode', { preferences: { liveChatAvailability: 'offline' } }],
    ['[ENT-23] a language override', { preferences: { languageOverride: 'sv' } }],
    ['[ENT-24] the control of ticket volume', { preferences: { controlTicketVolume: true } }],
    [
      '[ENT-26] business hours',
      {
        businessHours: {
          timezone: 'Asia/Tokyo',
          businessHours: [{ days: [6], fromTime: '10:00', toTime: '12:30' }],
        },
      },
    ],
    ['[ENT-27] quick replies', { quickReplies: { enabled: true, replies: ['Where is my order?'] } }],
    [
      '[ENT-28] the A/B test',
      { abTest: { active: true, configuration: { ratio: 0.5, campaigns: ['summer'] } } },
    ],
    [
      '[ENT-54] the automation',
      {
        automation: { articleRecommendation: { enabled: true, helpCenterId: 7 }, aiAgent: { enabled: true } },
      },
    ],
    [
      '[SSP-01] whether self-service is on, was given up, and leads to the chat,',
      { selfService: { enabled: true, deleted: true, startChatEnabled: true } },
    ],
    [
      '[SSP-02] two of the four flows of self-service, one by one,',
      {
        selfService: {
          enabled: true,
          startChatEnabled: true,
          flows: { track_order: true, return_order: false, cancel_order: true, report_issue: false },
        },
      },
    ],
    [
      '[SSP-03] the entry points of workflows, and that self-service was given up,',
      {
        selfService: {
          deleted: true,
          workflows_entrypoints: [{ workflow_id: 'sizes', language: 'en-US', label: 'Find my size' }],
        },
      },
    ],
    ['[PGE-01] the page that the window opens on', { startPage: 'homepage' }],
    [
      '[VIS-11] the visibility',
      {
        visibility: {
          method: 'hide-on-specific-pages',
          conditions: [{ operator: 'contain', value: '/blog' }],
        },
      },
    ],
  ])('%s are stored and served', async (_, settings) => {
    expect(await configured(settings)).toMatchObject(settings);
  });

  it('[ENT-28] compare with a tenth of the shoppers unless told otherwise', async () => {
    expect((await configured({})).abTest).toEqual({
      active: false,
      configuration: { ratio: 0.9, campaigns: [] },
    });
  });

  it.each<[nameType: string | undefined, shown: string[]]>([
    [undefined, ['Ada', 'Ben']],
    ['agent-first-name-last-initial', ['Ada L.', 'Ben M.']],
    ['agent-full-name', ['Ada Lovelace', 'Ben Member']],
    ['chat-title', ['Chat', 'Chat']],
  ])('carry the campaigns and the agents, named by %s', async (nameType, shown) => {
    const { shopId } = await app.newShop();
    await app.addMember(shopId, 'agent');
    const settings = { decoration: { avatar: { nameType } } };
    const { id } = await app.shops.addApp({ shopId, key: `named-${shopId}`, name: 'Chat', settings });
    const { campaigns, agents } = await settingsOf(id);
    expect(campaigns).toEqual([]);
    expect(agents).toEqual(shown.map((name) => ({ name, avatarUrl: null })));
  });

  it.each(['abc', '0', '-1', '987654321'])('of a chat that does not exist: %s', async (appId) => {
    const response = await read(appId);
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({ error: { code: expect.any(String) } });
  });

  it('may be read by any page, and be kept for a minute', async () => {
    const { headers } = await read(1);
    expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
      '*',
      'public, max-age=60',
    ]);
  });
});

describe('the seeded chats', () => {
  it('people come first in the demo, and an assistant in the third chat', async () => {
    expect(await settingsOf(1)).toMatchObject({
      appKey: 'demo',
      automation: { aiAgent: { enabled: false } },
    });
    expect(await settingsOf(3)).toMatchObject({
      ...{ appKey: 'assistant', automation: { aiAgent: { enabled: true, timeoutMs: 55_000 } } },
    });
  });

  it('[EMB-15] the sample has brand colours, an introduction, a labelled launcher, a quick reply, optional email capture and nothing automated', async () => {
    expect(await settingsOf(2)).toMatchObject({
      appKey: 'sample',
      decoration: {
        mainColor: '#1f5f4a',
        introductionText: 'How can we help?',
        launcher: { type: 'icon-label', label: 'Chat with us' },
      },
      quickReplies: { enabled: true, replies: ['Track my order'] },
      preferences: { emailCaptureEnabled: true, emailCaptureEnforcement: 'optional' },
      automation: { aiAgent: { enabled: false }, articleRecommendation: { enabled: false } },
    });
  });

  it('the demo has all of self-service, by both ways of a code', async () => {
    expect((await settingsOf(1)).selfService).toMatchObject({
      enabled: true,
      startChatEnabled: true,
      flows: { track_order: true, return_order: true, cancel_order: true, report_issue: true },
      channels: { email: true, sms: true },
      smsCountries: ['+1'],
    });
    expect((await settingsOf(2)).selfService.enabled).toBe(false);
  });

  it('[ENT-56] the sample is open Monday to Friday 09:00 to 17:00 in Los Angeles', async () => {
    expect((await settingsOf(2)).businessHours).toEqual({
      timezone: 'America/Los_Angeles',
      businessHours: [{ days: [1, 2, 3, 4, 5], fromTime: '09:00', toTime: '17:00' }],
    });
  });

  it('the demo looks the same and is open round the clock', async () => {
    const [demo, sample] = [await settingsOf(1), await settingsOf(2)];
    expect(demo.decoration).toEqual(sample.decoration);
    expect(demo.preferences.liveChatAvailability).toBe('always-live-during-business-hours');
    expect(demo.businessHours).toEqual({
      timezone: 'UTC',
      businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
    });
  });
});
