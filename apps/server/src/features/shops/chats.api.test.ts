import type {
  ApplicationSettings,
  ChatSummary,
  ChatVersion,
  ConfiguredChat,
  FieldProblem,
} from '@shopbell/protocol';
import { closeCodes } from '@shopbell/protocol';
import { settingLeaves } from '@shopbell/protocol/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp, type TestShop } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Document = Record<string, unknown>;
type ChatList = { chats: ChatSummary[] };
interface Desk extends TestShop {
  readonly owner: string;
  read(): Promise<ConfiguredChat>;
  save(version: number, settings: Document): Promise<Response>;
  versions(): Promise<ChatVersion[]>;
  served(): Promise<ApplicationSettings>;
}

/** A shop with an owner who configures its chat. */
async function newDesk(name = 'Olive Owner'): Promise<Desk> {
  const shop = await app.newShop();
  const owner = await app.signIn(await app.addMember(shop.shopId, 'owner', name));
  const path = `chats/${shop.appId}`;
  const get = async (rest: string) => (await app.call('GET', `${path}/${rest}`, { cookie: owner })).json();
  return {
    ...shop,
    owner,
    read: async () => (await get('settings')) as ConfiguredChat,
    save: (version, settings) =>
      app.call('PUT', `${path}/settings`, { cookie: owner, body: { version, settings } }),
    versions: async () => ((await get('versions')) as { versions: ChatVersion[] }).versions,
    served: async () =>
      (await (
        await fetch(`${app.baseUrl}/api/applications/${shop.appId}/settings`)
      ).json()) as ApplicationSettings,
  };
}

function withValue(document: Document, path: readonly string[], value: unknown): Document {
  const [key = '', ...rest] = path;
  return {
    ...document,
    [key]: rest.length === 0 ? value : withValue((document[key] ?? {}) as Document, rest, value),
  };
}
const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Document)[key], document);

const colours = (mainColor: string) => ({ decoration: { mainColor } });

it('[ROL-05] an owner finds the chats of the shop, complete with defaults', async () => {
  const desk = await newDesk();
  const response = await app.call('GET', 'chats', { cookie: desk.owner });
  expect(await response.json()).toEqual({
    chats: [{ id: desk.appId, key: desk.appKey, name: desk.appKey, switchedOff: null }],
  });
  const chat = await desk.read();
  expect(chat).toMatchObject({ id: desk.appId, key: desk.appKey, version: 1 });
  expect(chat.settings).toMatchObject({ name: desk.appKey, domains: [], language: 'en-US' });
});

describe('every setting', () => {
  /** Another value than the default for each; a setting without one fails the test below. */
  const samples: Record<string, unknown> = {
    name: 'Another name',
    domains: ['shop.example', 'xn--bcher-kva.example'],
    language: 'en-GB',
    languages: [
      { language: 'en-GB', primary: true },
      { language: 'he', primary: false },
    ],
    shopName: 'acme',
    shopType: 'magento2',
    shopInstalled: true,
    prefilledMessage: 'Hello, I …',
    showTranslationKeys: true,
    'visibility.method': 'hide-on-specific-pages',
    'visibility.conditions': [{ operator: 'not-contain', value: '/help' }],
    'decoration.mainColor': '#aabbcc',
    'decoration.conversationColor': 'rgb(1, 2, 3)',
    'decoration.backgroundStyle': 'solid',
    'decoration.theme': 'dark',
    'decoration.avatarType': 'team-picture',
    'decoration.avatarTeamPictureUrl': 'https://shop.example/team.png',
    'decoration.avatar.imageType': 'company-logo',
    'decoration.avatar.nameType': 'chat-title',
    'decoration.fontFamily': 'Georgia',
    'decoration.launcher.type': 'icon-label',
    'decoration.launcher.label': 'Ask us',
    'decoration.introductionText': 'Ask away',
    'decoration.offlineIntroductionText': 'Tomorrow again',
    'decoration.position.alignment': 'top-left',
    'decoration.position.offsetX': -20,
    'decoration.position.offsetY': 200,
    'preferences.autoResponder.enabled': true,
    'preferences.autoResponder.reply': 'reply-in-hours',
    'preferences.emailCaptureEnabled': false,
    'preferences.emailCaptureEnforcement': 'always-required',
    'preferences.hideOnMobile': true,
    'preferences.hidePoweredBy': true,
    'preferences.hideOutsideBusinessHours': true,
    'preferences.privacyPolicyDisclaimerEnabled': true,
    'preferences.displayCampaignsHiddenChat': true,
    'preferences.disableAutoOpen': true,
    'preferences.offlineModeEnabledDatetime': '2026-12-24T12:00:00.000Z',
    'preferences.liveChatAvailability': 'offline',
    'preferences.disableChatContrastColor': true,
    'preferences.disableGoogleFonts': true,
    'preferences.languageOverride': 'sv',
    'preferences.controlTicketVolume': true,
    'businessHours.timezone': 'Asia/Tokyo',
    'businessHours.businessHours': [{ days: [6, 7], fromTime: '10:00', toTime: '23:60' }],
    'businessHours.holidays': ['2026-12-25', '2027-01-01'],
    'quickReplies.enabled': true,
    'quickReplies.replies': ['Where is my order?'],
    'quickReplies.actions': [{ reply: 'Where is my order?', action: 'track' }],
    'automation.articleRecommendation.enabled': true,
    'automation.articleRecommendation.helpCenterId': 7,
    'automation.aiAgent.enabled': true,
    'automation.aiAgent.scopes': ['support', 'sales'],
    'automation.aiAgent.sales.enabled': true,
    'automation.aiAgent.timeoutMs': 20_000,
    'automation.aiAgent.isSilenced': true,
    startPage: 'homepage',
    'selfService.enabled': true,
    'selfService.deleted': true,
    'selfService.startChatEnabled': true,
    'selfService.flows.track_order': true,
    'selfService.flows.return_order': true,
    'selfService.flows.cancel_order': true,
    'selfService.flows.report_issue': true,
    'selfService.workflows_entrypoints': [{ workflow_id: 'sizes', language: 'en-US', label: 'Find my size' }],
    'selfService.channels.sms': true,
    'selfService.channels.email': false,
    'selfService.uniformAnswers': true,
    'selfService.smsCountries': ['+44', '+49'],
    'selfService.returns.loop': true,
    'selfService.cancelWithinHours': 24,
    'selfService.reportReasons': { 'en-US': ['It leaks'], de: ['Es ist undicht'] },
    'selfService.returnReasons': { de: ['Es passt nicht'] },
    'selfService.cancelReasons': { 'en-US': ['I chose the wrong colour'] },
    'selfService.atOnce.cancel_order': true,
    'selfService.atOnce.change_address': true,
    'selfService.atOnce.return_order': true,
    'abTest.active': true,
    'abTest.configuration.ratio': 0.5,
    'abTest.configuration.campaigns': ['summer'],
    'attribution.linkDays': 3,
    'attribution.codeDays': 14,
    'attribution.productDays': 4,
    'attribution.conversationDays': 2,
    texts: { 'en-GB': { launcherOpen: 'Talk to us' }, he: { launcherOpen: 'דברו איתנו' } },
    sspTexts: { 'en-GB': { portalTitle: 'Your orders' } },
    'featureFlags.campaignPrioritisation': false,
    'featureFlags.abVariants': false,
    'featureFlags.conversationStarters': true,
    'featureFlags.floatingInput': true,
    'featureFlags.aiOnFlows': false,
    'featureFlags.aiOnOrderManagement': true,
    'featureFlags.shoppingAssistant': true,
    'tracking.subscription': 'trial',
    'tracking.usage': 'limit-reached',
    'tracking.isBetaTester': true,
    'tracking.reportsUrl': 'https://errors.example/take',
  };
  /** What has to change along, so that the whole is right. */
  const along: Record<string, readonly [string, unknown]> = {
    language: ['languages', [{ language: 'en-GB', primary: true }]],
    'decoration.launcher.type': ['decoration.launcher.label', 'Ask us'],
  };
  /** Kept by the server for itself. */
  const unseen = ['domains'];

  it('[SRV-05] can be saved, is read back, stands in the history and reaches the page', async () => {
    expect(Object.keys(samples).sort()).toEqual(settingLeaves().sort());
    const desk = await newDesk();
    let chat = await desk.read();
    for (const [leaf, sample] of Object.entries(samples)) {
      const path = leaf.split('.');
      let settings = withValue(chat.settings, path, sample);
      const more = along[leaf];
      if (more) settings = withValue(settings, more[0].split('.'), more[1]);
      const response = await desk.save(chat.version, settings);
      expect([leaf, response.status]).toEqual([leaf, 200]);
      chat = (await response.json()) as ConfiguredChat;
      expect(valueAt(chat.settings, path), leaf).toEqual(sample);
      expect(valueAt((await desk.read()).settings, path), leaf).toEqual(sample);
      const [newest] = await desk.versions();
      const changed = newest?.changes.map((change) => change.path.join('.')) ?? [];
      expect(
        changed.some((each) => each === leaf || each.startsWith(`${leaf}.`)),
        leaf,
      ).toBe(true);
      const onPage = unseen.includes(leaf) ? sample : valueAt(await desk.served(), path);
      // Of the shop's words the page has those in its language, with our own texts around them.
      if (leaf.endsWith('exts')) {
        expect(onPage, leaf).toMatchObject((sample as Record<string, object>)['en-GB'] ?? {});
        expect(onPage, leaf).not.toHaveProperty('he');
      } else expect(onPage, leaf).toEqual(sample);
    }
  });
});

describe('what is wrong', () => {
  it('[SRV-05] [POS-10] [BH-17] is said field by field, and nothing is saved', async () => {
    const desk = await newDesk();
    const { version, settings } = await desk.read();
    const bad = {
      ...settings,
      name: ' ',
      domains: ['https://shop.example'],
      decoration: { ...settings.decoration, position: { alignment: 'middle', offsetX: 201, offsetY: 0.5 } },
      businessHours: { timezone: 'UTC', businessHours: [{ days: [8], fromTime: '9:00', toTime: '17:00' }] },
    };
    const response = await desk.save(version, bad);
    const { error } = (await response.json()) as { error: { code: string; fields: FieldProblem[] } };
    expect([response.status, error.code]).toEqual([400, 'invalid-settings']);
    expect([...new Set(error.fields.map(({ path }) => path.join('.')))].sort()).toEqual([
      'businessHours.businessHours.0.days.0',
      'businessHours.businessHours.0.fromTime',
      'decoration.position.alignment',
      'decoration.position.offsetX',
      'decoration.position.offsetY',
      'domains.0',
      'name',
    ]);
    expect(error.fields.every(({ message }) => message.length > 5)).toBe(true);
    expect(await desk.read()).toMatchObject({ version, settings });
  });

  it('[SRV-05] is also what only a rule can see', async () => {
    const desk = await newDesk();
    const { version, settings } = await desk.read();
    const response = await desk.save(version, { ...settings, ...colours('greenish') });
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid-settings', fields: [{ path: ['decoration', 'mainColor'] }] },
    });
  });

  it('text that a database would stumble over is cleaned', async () => {
    const desk = await newDesk();
    const { version, settings } = await desk.read();
    const response = await desk.save(version, { ...settings, prefilledMessage: 'a\u0000b\ud800' });
    expect(((await response.json()) as ConfiguredChat).settings.prefilledMessage).toBe('ab\ufffd');
  });
});

describe('versions', () => {
  it('nobody overwrites what somebody else saved meanwhile', async () => {
    const desk = await newDesk();
    const { version, settings } = await desk.read();
    const both = await Promise.all([
      desk.save(version, { ...settings, shopName: 'first' }),
      desk.save(version, { ...settings, shopName: 'second' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409) as Response;
    expect(await refusalOf(refused)).toEqual([409, 'settings-changed']);
    expect((await desk.read()).version).toBe(version + 1);
  });

  it('say who changed what from which value to which, the newest first, down to the beginning', async () => {
    const desk = await newDesk('Olive Owner');
    const first = await desk.read();
    await desk.save(1, { ...first.settings, ...colours('#101010') });
    const second = await desk.read();
    await desk.save(2, { ...second.settings, quickReplies: { enabled: true, replies: ['Hi'] } });
    expect(await desk.versions()).toMatchObject([
      {
        version: 3,
        savedBy: 'Olive Owner',
        changes: [
          { path: ['quickReplies', 'enabled'], before: false, after: true },
          { path: ['quickReplies', 'replies'], before: [], after: ['Hi'] },
        ],
      },
      {
        version: 2,
        savedBy: 'Olive Owner',
        changes: [{ path: ['decoration', 'mainColor'], before: '#115cb5', after: '#101010' }],
      },
      { version: 1, savedBy: null, changes: [] },
    ]);
  });

  it('a save that changes nothing makes none', async () => {
    const desk = await newDesk();
    const { settings } = await desk.read();
    expect(((await (await desk.save(1, settings)).json()) as ConfiguredChat).version).toBe(1);
    expect(await desk.versions()).toEqual([]);
  });

  it('come in pages', async () => {
    const desk = await newDesk();
    const { settings } = await desk.read();
    for (let version = 1; version <= 31; version += 1)
      await desk.save(version, { ...settings, shopName: `name ${version}` });
    const page = async (before: string) =>
      (await (
        await app.call('GET', `chats/${desk.appId}/versions${before}`, { cookie: desk.owner })
      ).json()) as { versions: ChatVersion[]; hasMore: boolean };
    const [newest, rest] = [await page(''), await page('?before=3')];
    expect([newest.versions.length, newest.versions[0]?.version, newest.hasMore]).toEqual([30, 32, true]);
    expect([rest.versions.map(({ version }) => version), rest.hasMore]).toEqual([[2, 1], false]);
  });

  it('can be restored, which is a version of its own', async () => {
    const desk = await newDesk();
    const { settings } = await desk.read();
    await desk.save(1, { ...settings, shopName: 'wrong', domains: ['shop.example'], name: 'Wrong' });
    const restore = (version: number, seen: number) =>
      app.call('POST', `chats/${desk.appId}/versions/${version}/restore`, {
        cookie: desk.owner,
        body: { version: seen },
      });
    expect(await refusalOf(await restore(1, 1))).toEqual([409, 'settings-changed']);
    expect(await refusalOf(await restore(99, 2))).toEqual([404, 'not-found']);
    expect(await (await restore(1, 2)).json()).toMatchObject({ version: 3, settings });
    expect((await desk.versions())[0]).toMatchObject({ version: 3, restoredFrom: 1, savedBy: 'Olive Owner' });
  });

  it("[ROL-17] another shop's chat is not found, whoever asks, and neither are its versions", async () => {
    const [desk, other] = [await newDesk(), await newDesk()];
    const { settings } = await desk.read();
    await desk.save(1, { ...settings, shopName: 'mine' });
    const path = `chats/${desk.appId}`;
    const cookie = other.owner;
    const answers = await Promise.all([
      app.call('GET', `${path}/settings`, { cookie }),
      app.call('PUT', `${path}/settings`, { cookie, body: { version: 2, settings } }),
      app.call('GET', `${path}/versions`, { cookie }),
      app.call('POST', `${path}/versions/1/restore`, { cookie, body: { version: 2 } }),
      app.call('POST', `${path}/preview`, { cookie, body: { settings } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const seen = await app.opened.database
      .inShops([other.shopId])
      .query('select 1 from chat_version where app_id = $1', [desk.appId]);
    expect(seen).toEqual([]);
  });
});

describe('[LCH-07] a chat that is switched off', () => {
  const turn = (desk: Desk, isOn: boolean) =>
    app.call('PUT', `chats/${desk.appId}/switch`, { cookie: desk.owner, body: { isOn } });

  it('is off until it is switched on, alone, and says since when and by whom', async () => {
    const desk = await newDesk('Olga Owner');
    const other = await newDesk();
    const first = (await (await turn(desk, false)).json()) as ChatList;
    expect(first.chats).toEqual([
      {
        ...{ id: desk.appId, key: desk.appKey, name: desk.appKey },
        switchedOff: { atDatetime: expect.any(String), by: 'Olga Owner' },
      },
    ]);
    expect(await (await turn(desk, false)).json()).toEqual(first);
    expect((await desk.served()).deactivatedDatetime).toBe(first.chats[0]?.switchedOff?.atDatetime);
    expect((await other.served()).deactivatedDatetime).toBeNull();

    expect(await (await turn(desk, true)).json()).toMatchObject({ chats: [{ switchedOff: null }] });
    expect((await desk.served()).deactivatedDatetime).toBeNull();
  });

  it('gives no token, and lets nobody in with an old one, until it is on again', async () => {
    const desk = await newDesk();
    const token = await app.token(desk.appId);
    await turn(desk, false);
    const answer = await fetch(`${app.baseUrl}/auth?appId=${desk.appId}`);
    expect(await refusalOf(answer)).toEqual([404, 'unknown-app']);
    expect(await (await app.visitorSocket(desk.appId, token)).closed()).toBe(closeCodes.unknownApp);
    await turn(desk, true);
    const socket = await app.visitorSocket(desk.appId, token);
    socket.say('Hello', '1');
    expect(await socket.acknowledged('1')).toMatchObject({ id: 1 });
  });

  it('keeps its settings and their version', async () => {
    const desk = await newDesk();
    const before = await desk.read();
    await turn(desk, false);
    expect(await desk.read()).toEqual(before);
  });
});
