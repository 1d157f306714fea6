import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { settingLeaves } from '@shopbell/protocol/schemas';
import { demoFlows } from '@shopbell/rules/flows-editing';
import { settingFields } from '../apps/console/src/settings/fields';
import { openChatSettings } from './support/chats';
import { fillSetting } from './support/fillSetting';
import { chatWindow, expect, launcher, signIn, speaks, test, visit, write } from './support/test';

const week = [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }];

/** What an owner sets, in an order in which nothing rests when its turn comes. */
const samples: Record<string, unknown> = {
  name: 'Weavers',
  'decoration.mainColor': '#7a1f5f',
  'decoration.conversationColor': '#1f5f4a',
  'preferences.disableChatContrastColor': true,
  'decoration.backgroundStyle': 'solid',
  'decoration.theme': 'dark',
  'decoration.fontFamily': 'Georgia',
  'preferences.disableGoogleFonts': true,
  'preferences.hidePoweredBy': true,
  'decoration.avatarType': 'team-picture',
  'decoration.avatar.imageType': 'company-logo',
  'decoration.avatarTeamPictureUrl': 'https://shop.example/team.png',
  'decoration.avatar.nameType': 'chat-title',
  'decoration.launcher.type': 'icon-label',
  'decoration.launcher.label': 'Ask us',
  'preferences.disableAutoOpen': true,
  'decoration.position.alignment': 'top-left',
  'decoration.position.offsetX': 20,
  'decoration.position.offsetY': -5,
  'decoration.introductionText': 'Ask away',
  'decoration.offlineIntroductionText': 'Tomorrow again',
  'quickReplies.enabled': true,
  'quickReplies.replies': ['Do you mend rugs?', 'Where are you?'],
  'quickReplies.actions': [{ reply: 'Where are you?', action: 'track' }],
  prefilledMessage: 'Dear weavers, ',
  'preferences.autoResponder.enabled': true,
  'preferences.autoResponder.reply': 'reply-in-day',
  'preferences.liveChatAvailability': 'always-live-during-business-hours',
  'preferences.offlineModeEnabledDatetime': '2030-12-24T12:00:00.000Z',
  'preferences.hideOutsideBusinessHours': true,
  'businessHours.timezone': 'Asia/Tokyo',
  'businessHours.businessHours': week,
  'businessHours.holidays': ['2030-12-25', '2031-01-01'],
  language: 'de',
  languages: [
    { language: 'de', primary: true },
    { language: 'it', primary: false },
  ],
  texts: { de: { composerPlaceholder: 'Ask us anything' } },
  sspTexts: { de: { homeTrack: 'Wo ist mein Paket?' } },
  'preferences.languageOverride': 'sv',
  showTranslationKeys: true,
  'preferences.emailCaptureEnforcement': 'always-required',
  'preferences.emailCaptureEnabled': false,
  'preferences.privacyPolicyDisclaimerEnabled': true,
  'visibility.method': 'hide-on-specific-pages',
  'visibility.conditions': [{ operator: 'contain', value: '/help' }],
  'preferences.hideOnMobile': true,
  'selfService.enabled': true,
  'selfService.startChatEnabled': true,
  'preferences.controlTicketVolume': true,
  'automation.articleRecommendation.enabled': true,
  'automation.articleRecommendation.helpCenterId': 7,
  'selfService.flows.track_order': true,
  'selfService.flows.return_order': true,
  'selfService.flows.cancel_order': true,
  'selfService.flows.report_issue': true,
  'selfService.workflows_entrypoints': [
    { workflow_id: demoFlows[0]?.id, language: 'sv', label: demoFlows[0]?.content.name },
  ],
  'selfService.channels.sms': true,
  'selfService.channels.email': false,
  'selfService.smsCountries': ['+44', '+49'],
  'selfService.uniformAnswers': true,
  'selfService.cancelWithinHours': 24,
  'attribution.linkDays': 3,
  'attribution.codeDays': 14,
  'attribution.productDays': 4,
  'attribution.conversationDays': 2,
  'selfService.reportReasons': { sv: ['It leaks'] },
  'selfService.returnReasons': { sv: ['It does not fit', 'Another colour'] },
  'selfService.cancelReasons': { sv: ['Found in a drawer'] },
  'selfService.atOnce.cancel_order': true,
  'selfService.atOnce.change_address': true,
  'selfService.atOnce.return_order': true,
  'selfService.returns.loop': true,
  startPage: 'homepage',
  'tracking.subscription': 'active',
  'tracking.usage': 'limit-reached',
  'tracking.isBetaTester': true,
  'tracking.reportsUrl': '/api/reports',
  'featureFlags.floatingInput': true,
  'featureFlags.conversationStarters': true,
  'featureFlags.campaignPrioritisation': false,
  'featureFlags.abVariants': false,
  'preferences.displayCampaignsHiddenChat': true,
  'abTest.active': true,
  'abTest.configuration.ratio': 0.5,
  'abTest.configuration.campaigns': ['summer'],
  'featureFlags.aiOnFlows': false,
  'featureFlags.aiOnOrderManagement': true,
  'featureFlags.shoppingAssistant': true,
  'automation.aiAgent.enabled': true,
  'automation.aiAgent.isSilenced': true,
  'automation.aiAgent.scopes': ['support', 'sales'],
  'automation.aiAgent.sales.enabled': true,
  'automation.aiAgent.timeoutMs': 20_000,
  domains: ['shop.example'],
  shopType: 'shopify',
  shopName: 'weavers',
};

const forLater = settingFields.filter(({ comesWith }) => comesWith !== undefined);
/** Not an owner's to set: the table of fields says why. */
const unshown = ['selfService.deleted'];
/** The page has brought what counts. */
const loadsTracking = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/campaigns\./.test(name)),
      ),
    )
    .toBe(true);
const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document);

test('[SRV-05] every setting of the schema has a labelled control that saves it, or says what it waits for', async ({
  agent: owner,
  desk,
}) => {
  const known = [...Object.keys(samples), ...forLater.map(({ path }) => path), ...unshown];
  expect(known.sort()).toEqual(settingLeaves().sort());
  // Its own test looks at the preview.
  await owner.route('**/console/preview/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const appKey = await desk.addChat({});
  await signIn(owner, 'owner@demo.shop', '/console/settings');
  const chat = owner.getByRole('combobox', { name: 'Chat', exact: true });
  const chatId = (await chat.locator('option', { hasText: `(${appKey})` }).getAttribute('value')) ?? '';
  await chat.selectOption(chatId);
  await expect(owner).toHaveURL(new RegExp(`chat=${chatId}`));
  const places = owner.getByRole('navigation', { name: 'Settings', exact: true });
  let shown: string | null = null;
  const rowOf = async ({ section, path }: (typeof settingFields)[number]) => {
    if (section !== shown) {
      const link = places.locator(`a[href*="/settings/${section}"]`);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      shown = section;
    }
    return owner.locator(`[data-setting="${path}"]`);
  };

  for (const field of forLater) {
    const row = await rowOf(field);
    await expect(row.locator(':enabled'), field.path).toHaveCount(0);
    await expect(owner.getByText(`Comes with ${field.comesWith}, in a later version.`).first()).toBeVisible();
  }
  for (const [path, value] of Object.entries(samples)) {
    const field = settingFields.find((each) => each.path === path);
    if (!field) throw new Error(`${path} has no field`);
    await test.step(path, async () => fillSetting(await rowOf(field), field, value));
  }
  await owner.keyboard.press('ControlOrMeta+s');
  await expect(owner.getByText('Saved. Pages that load a minute from now show it.')).toBeVisible();
  const { settings } = await (await owner.request.get(`/console/api/chats/${chatId}/settings`)).json();
  const saved = Object.keys(samples).map((path) => [path, valueAt(settings, path)]);
  expect(Object.fromEntries(saved)).toEqual(samples);
});

/** What self-service reads of the settings that its page is served. */
const isServed = ['apps/server/src/features/shops/chats.api.test.ts', 'reaches the page'] as const;

const inAssistantTest = (words: string, file = 'turns') =>
  [`apps/server/src/features/assistant/${file}.api.test.ts`, words] as const;

/** Of these more than a look at a page is needed to see the effect: which test does, in which words of its title. */
const provenBy: Record<string, readonly [file: string, words: string]> = {
  name: ['e2e/settings.spec.ts', 'an owner sees changes in the preview'],
  'decoration.avatar.nameType': [
    'apps/server/src/features/shops/settings.api.test.ts',
    'carry the campaigns and the agents, named by',
  ],
  'preferences.emailCaptureEnabled': [
    'packages/rules/src/email-capture/isEmailRequired.test.ts',
    'nothing is required where emails are not captured',
  ],
  'preferences.hideOutsideBusinessHours': [
    'e2e/embed-placement.spec.ts',
    'with hideOutsideBusinessHours it goes',
  ],
  'preferences.hideOnMobile': ['e2e/embed-placement.spec.ts', 'hideOnMobile hides it on a phone'],
  'visibility.method': ['e2e/embed-placement.spec.ts', 'it leaves and comes back as the address changes'],
  'visibility.conditions': ['e2e/embed-placement.spec.ts', 'it leaves and comes back as the address changes'],
  'businessHours.timezone': [
    'packages/rules/src/business-hours/isWithinHours.test.ts',
    'looks at the clock of the shop',
  ],
  'businessHours.holidays': [
    'packages/rules/src/business-hours/isWithinHours.test.ts',
    'is closed on holidays',
  ],
  'preferences.disableGoogleFonts': ['e2e/decoration.spec.ts', "or the system's"],
  showTranslationKeys: ['e2e/window.spec.ts', 'a shop that looks for a text sees its keys'],
  domains: ['apps/server/src/realtime/isolation.api.test.ts', 'from other domains are refused'],
  shopType: ['e2e/api.spec.ts', 'operations of Shopify throw in another shop'],
  sspTexts: ['apps/server/src/features/shops/texts.api.test.ts', 'homeTrack: '],
  startPage: ['packages/rules/src/pages/pages.test.ts', "resolvePage('homepage'"],
  'selfService.enabled': isServed,
  'selfService.startChatEnabled': isServed,
  'preferences.controlTicketVolume': ['e2e/quick-replies.spec.ts', 'comes before the form'],
  'automation.articleRecommendation.enabled': ['e2e/help-center.spec.ts', 'the chat recommends it'],
  'automation.articleRecommendation.helpCenterId': ['e2e/help-center.spec.ts', 'the chat recommends it'],
  'automation.aiAgent.enabled': inAssistantTest('is answered from an article', 'assistant'),
  'automation.aiAgent.isSilenced': inAssistantTest('silenced'),
  'automation.aiAgent.timeoutMs': inAssistantTest('out of time'),
  'automation.aiAgent.scopes': isServed,
  'automation.aiAgent.sales.enabled': isServed,
  'featureFlags.aiOnFlows': inAssistantTest('that a flow hands over is taken', 'assistant'),
  'featureFlags.aiOnOrderManagement': isServed,
  'featureFlags.shoppingAssistant': isServed,
  'selfService.flows.track_order': isServed,
  'selfService.flows.return_order': isServed,
  'selfService.flows.cancel_order': isServed,
  'selfService.flows.report_issue': isServed,
  'selfService.workflows_entrypoints': ['e2e/flows.spec.ts', 'one button for each flow of the language'],
  'selfService.channels.email': isServed,
  'selfService.channels.sms': isServed,
  'selfService.smsCountries': isServed,
  'selfService.uniformAnswers': isServed,
  'selfService.cancelWithinHours': isServed,
  'tracking.usage': isServed,
  'attribution.linkDays': isServed,
  'attribution.codeDays': isServed,
  'attribution.productDays': isServed,
  'attribution.conversationDays': isServed,
  'featureFlags.conversationStarters': ['e2e/conversation-starters.spec.ts', 'conversationStarters: flag'],
  'featureFlags.campaignPrioritisation': isServed,
  'featureFlags.abVariants': isServed,
  'preferences.displayCampaignsHiddenChat': [
    'e2e/campaigns-engine.spec.ts',
    'displayCampaignsHiddenChat: true',
  ],
  'abTest.active': ['e2e/campaigns-engine.spec.ts', 'who is not shown campaigns, for comparison'],
  'abTest.configuration.ratio': [
    'e2e/campaigns-engine.spec.ts',
    'who is not shown campaigns, for comparison',
  ],
  'abTest.configuration.campaigns': isServed,
  'quickReplies.actions': ['e2e/quick-replies.spec.ts', 'opens what it is linked to'],
  'selfService.reportReasons': ['e2e/quick-replies.spec.ts', 'reasons in the language of the shopper'],
  'selfService.returnReasons': ['e2e/quick-replies.spec.ts', 'reasons in the language of the shopper'],
  'selfService.cancelReasons': ['e2e/quick-replies.spec.ts', 'reasons in the language of the shopper'],
  'selfService.atOnce.cancel_order': [
    'e2e/order-actions.spec.ts',
    'an order is sent elsewhere and cancelled at once',
  ],
  'selfService.atOnce.change_address': [
    'e2e/order-actions.spec.ts',
    'an order is sent elsewhere and cancelled at once',
  ],
  'selfService.atOnce.return_order': [
    'e2e/order-actions.spec.ts',
    'items go back at once, and another comes instead',
  ],
  'selfService.returns.loop': ['e2e/shop-system.spec.ts', 'an owner connects Loop'],
  shopName: ['apps/widget/src/storefront/lazy/storefront.test.ts', 'a chat on the page of another shop'],
};

test('[SRV-05] of every setting it is known where it shows', async () => {
  const shown = looks.flatMap(({ closed, shows }) => Object.keys({ ...closed, ...shows }));
  const known = [...shown, ...Object.keys(provenBy), ...forLater.map(({ path }) => path), ...unshown];
  expect(known.sort()).toEqual(settingLeaves().sort());
  for (const [path, [file, words]] of Object.entries(provenBy))
    expect(await readFile(file, 'utf8'), path).toContain(words);
});

type Shows = Record<string, (page: Page) => Promise<void>>;
interface Look {
  readonly settings: object;
  readonly language?: string;
  /** What the closed chat shows. */
  readonly closed?: Shows;
  readonly open: (page: Page) => Promise<void>;
  readonly shows: Shows;
}

const header = (page: Page) => chatWindow(page).locator('header');
const field = (page: Page) => chatWindow(page).getByRole('textbox').first();
/** What a machine says, not the form that asks for an email. */
const autoReply = (page: Page) => page.locator('.message.agent').filter({ has: page.locator('.bot') });

const looks: readonly Look[] = [
  {
    settings: {
      ...openChatSettings,
      decoration: {
        mainColor: '#ffee99',
        conversationColor: '#1f5f4a',
        backgroundStyle: 'solid',
        theme: 'dark',
        fontFamily: 'Georgia',
        avatarType: 'team-picture',
        avatarTeamPictureUrl: 'https://shop.example/team.png',
        launcher: { type: 'icon-label', label: 'Ask us' },
        introductionText: 'Ask away',
        position: { alignment: 'top-left', offsetX: 20, offsetY: -5 },
      },
      preferences: {
        ...openChatSettings.preferences,
        disableChatContrastColor: true,
        hidePoweredBy: true,
        privacyPolicyDisclaimerEnabled: true,
        autoResponder: { enabled: true, reply: 'reply-in-day' },
      },
      quickReplies: { enabled: true, replies: ['Do you mend rugs?'] },
      prefilledMessage: 'Dear weavers, ',
      texts: { 'en-US': { windowPrivacyLink: 'our promise' } },
    },
    closed: {
      'decoration.launcher.type': (page) => expect(page.locator('.launcher')).toContainText('Ask us'),
      'decoration.launcher.label': (page) => expect(page.locator('.launcher')).toContainText('Ask us'),
      'decoration.position.alignment': async (page) => {
        const { x = 999, y = 999 } = (await page.locator('.launcher').boundingBox()) ?? {};
        expect([x < 200, y < 200]).toEqual([true, true]);
      },
      'decoration.position.offsetX': async (page) =>
        expect((await page.locator('.launcher').boundingBox())?.x).toBe(40),
      'decoration.position.offsetY': async (page) =>
        expect((await page.locator('.launcher').boundingBox())?.y).toBe(15),
    },
    open: async (page) => {
      await page.getByRole('button', { name: 'Ask us' }).click();
      await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    },
    shows: {
      'decoration.mainColor': (page) =>
        expect(header(page)).toHaveCSS('background-color', 'rgb(255, 238, 153)'),
      'decoration.backgroundStyle': (page) => expect(header(page)).toHaveCSS('background-image', 'none'),
      'preferences.disableChatContrastColor': (page) =>
        expect(header(page)).toHaveCSS('color', 'rgb(255, 255, 255)'),
      'decoration.theme': (page) => expect(chatWindow(page)).toHaveCSS('color-scheme', 'dark'),
      'decoration.fontFamily': (page) => expect(chatWindow(page)).toHaveCSS('font-family', /^"?Georgia/),
      'decoration.avatarType': (page) => expect(header(page).locator('.avatar')).toHaveCount(1),
      'decoration.avatarTeamPictureUrl': (page) =>
        expect(header(page).locator('.avatar img')).toHaveAttribute('src', 'https://shop.example/team.png'),
      'decoration.introductionText': (page) => expect(header(page)).toContainText('Ask away'),
      'preferences.privacyPolicyDisclaimerEnabled': (page) =>
        expect(chatWindow(page).getByText('our promise')).toBeVisible(),
      // The same line as the sentence above has come.
      'preferences.hidePoweredBy': (page) => expect(page.locator('.powered-by')).toHaveCount(0),
      texts: (page) => expect(chatWindow(page).getByText('our promise')).toBeVisible(),
      'quickReplies.enabled': (page) =>
        expect(page.getByRole('button', { name: 'Do you mend rugs?' })).toBeVisible(),
      'quickReplies.replies': (page) =>
        expect(page.getByRole('button', { name: 'Do you mend rugs?' })).toBeVisible(),
      prefilledMessage: (page) => expect(field(page)).toHaveValue('Dear weavers, '),
      'decoration.conversationColor': async (page) => {
        await write(page, 'Message', 'Good morning');
        const bubble = page.locator('.message.shopper .bubble');
        await expect(bubble).toHaveCSS('background-color', 'rgb(31, 95, 74)');
      },
      'preferences.autoResponder.enabled': (page) => expect(autoReply(page)).toHaveCount(1),
      'preferences.autoResponder.reply': (page) => expect(autoReply(page)).toContainText('day'),
    },
  },
  {
    settings: {
      ...openChatSettings,
      language: 'de',
      languages: [
        { language: 'de', primary: true },
        { language: 'it', primary: false },
      ],
      decoration: { avatar: { imageType: 'company-logo' } },
      preferences: {
        ...openChatSettings.preferences,
        disableAutoOpen: true,
        emailCaptureEnforcement: 'always-required',
      },
      featureFlags: { floatingInput: true },
    },
    language: 'it',
    closed: {
      'featureFlags.floatingInput': (page) => expect(page.locator('form.floating')).toBeVisible(),
    },
    open: async (page) => {
      await page.locator('.launcher').click();
      await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    },
    shows: {
      languages: (page) => expect(chatWindow(page)).toHaveAttribute('lang', 'it'),
      'decoration.avatar.imageType': (page) =>
        expect(header(page).locator('.avatar svg').first()).toBeVisible(),
      'preferences.emailCaptureEnforcement': async (page) => {
        await page.getByRole('textbox', { name: 'Messaggio' }).fill('Buongiorno');
        await page.getByRole('textbox', { name: 'Messaggio' }).press('Enter');
        await expect(chatWindow(page).getByRole('textbox', { name: /mail/i })).toBeVisible();
      },
      'preferences.disableAutoOpen': async (page) => {
        await page.reload();
        await expect(page.locator('form.floating')).toBeVisible();
        await expect(chatWindow(page)).toBeHidden();
      },
    },
  },
  {
    settings: { ...openChatSettings, tracking: { isBetaTester: true, reportsUrl: '/api/reports' } },
    open: (page) => launcher(page).click(),
    shows: {
      'tracking.isBetaTester': loadsTracking,
      'tracking.reportsUrl': async (page) => {
        // Chance is always on the side of telling. The chat tells once its app is there, which an intent brings.
        await page.addInitScript('Math.random = () => 0');
        const told = page.waitForResponse(/\/api\/reports/);
        await page.reload();
        await page.locator('.launcher').click();
        expect((await told).status()).toBe(204);
      },
    },
  },
  {
    settings: {
      ...openChatSettings,
      decoration: { offlineIntroductionText: 'Tomorrow again' },
      preferences: { liveChatAvailability: 'offline' },
      tracking: { subscription: 'active' },
    },
    open: (page) => launcher(page).click(),
    shows: {
      'tracking.subscription': loadsTracking,
      'preferences.liveChatAvailability': (page) =>
        expect(chatWindow(page).getByRole('heading', { name: 'Leave us a message' })).toBeVisible(),
      'decoration.offlineIntroductionText': (page) => expect(header(page)).toContainText('Tomorrow again'),
    },
  },
  {
    settings: {
      ...openChatSettings,
      preferences: {
        ...openChatSettings.preferences,
        offlineModeEnabledDatetime: '2026-01-01T00:00:00Z',
        languageOverride: 'sv',
      },
    },
    open: (page) => launcher(page).click(),
    shows: {
      'preferences.languageOverride': (page) => expect(chatWindow(page)).toHaveAttribute('lang', 'sv'),
      'preferences.offlineModeEnabledDatetime': (page) =>
        expect(header(page)).toContainText('snart tillbaka'),
    },
  },
  {
    settings: {
      ...openChatSettings,
      language: 'de',
      languages: [{ language: 'de', primary: true }],
      businessHours: { timezone: 'UTC', businessHours: [] },
    },
    closed: {
      language: (page) => expect(page.getByRole('button', { name: 'Chat öffnen' })).toBeVisible(),
    },
    open: (page) => page.locator('.launcher').click(),
    shows: {
      'businessHours.businessHours': (page) => expect(header(page)).toContainText('Wir sind bald wieder da'),
    },
  },
];

test('[SRV-05] what the settings change on the page', async ({ shopper, openPage, desk }) => {
  for (const [index, { settings, language, closed = {}, open, shows }] of looks.entries())
    await test.step(`look ${index + 1}`, async () => {
      // What a script has set before a page stays set in it.
      const page = language ? await openPage() : shopper;
      await page.route('https://shop.example/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      );
      if (language) await speaks(page, language);
      await visit(page, await desk.addChat(settings));
      const seeAll = async (all: Shows) => {
        for (const [path, see] of Object.entries(all)) await test.step(path, () => see(page));
      };
      await seeAll(closed);
      await open(page);
      await seeAll(shows);
    });
});
