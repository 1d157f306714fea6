import { expect, it } from 'vitest';
import type { WidgetRelease } from '../../http/release';
import type { App } from './App';
import { readSettings } from './readSettings';
import { createScripts, scriptOf } from './script';
import { windowPathOf, windowScriptOf } from './windowScript';

const release: WidgetRelease = {
  build: 'b',
  loader: 'start(__SHOPBELL_CONFIG__)',
  folder: '/assets/b/',
  page: 'page.js',
  campaignPreview: 'campaigns-showPreview.js',
  window: 'export(__SHOPBELL_WINDOW__)',
  files: ['react.js', 'app.js'],
  next: ['client.js'],
  storageFramePath: '/assets/b/storageFrame.js',
  prerenderCampaign: () => ({ tree: ['section', {}], css: '' }),
  campaignCss: '',
  prerenderStarters: () => ['section', {}],
  prerenderWindow: ({ name }, texts) => ({
    tree: ['div', { 'aria-label': name }, String(texts.composerSend)],
    awayHeader: ['header', {}],
    launcher: ['button', {}],
    sent: ['div', {}],
    texts: {},
    css: '',
  }),
  prerenderLauncher: ({ texts }) => ({ tree: ['button', { 'aria-label': texts.launcherOpen }], css: '' }),
};

const on = { deactivatedAt: null, deletedAt: null };

const appOf = (settings: object, more: Partial<App> = {}) =>
  ({
    id: 7,
    key: 'k',
    name: 'Chat',
    domains: [] as string[],
    ...on,
    ...readSettings(settings),
    ...more,
  }) as App;

function configOf(settings: object, more: Partial<App> = {}) {
  const [, config = ''] = /^start\((.*)\)$/s.exec(scriptOf(appOf(settings, more), release)) ?? [];
  return JSON.parse(config);
}

const dutch = {
  language: 'nl',
  texts: {
    nl: { launcherClose: 'Tot ziens', composerSend: 'Weg ermee', introduction: 'Zeg het maar' },
    de: { launcherClose: 'Bis bald' },
  },
};

it('the script carries what the launcher says and where its window lies, and nothing that only the window needs', () => {
  const config = configOf(dutch);
  expect(config.settings).toEqual({
    appId: 7,
    appKey: 'k',
    name: 'Chat',
    refreshText: expect.stringContaining('chat'),
    preferences: {},
  });
  expect(config.tree).toEqual(['button', { 'aria-label': 'Chat openen' }]);
  expect(config.window).toMatch(/^\/w\/k\/[0-9a-f]{8}\.js$/);
});

it('the window speaks the language of the chat and the words of the shop, and moves with its settings and the release', () => {
  const [, window = ''] = /^export\((.*)\)$/s.exec(windowScriptOf(appOf(dutch), release)) ?? [];
  expect(JSON.parse(window)).toMatchObject({
    settings: {
      language: 'nl',
      texts: { launcherOpen: 'Chat openen', launcherClose: 'Tot ziens' },
      decoration: { introductionText: 'Zeg het maar' },
    },
    folder: '/assets/b/',
    files: ['react.js', 'app.js'],
    next: ['client.js'],
    tree: ['div', { 'aria-label': 'Chat' }, 'Weg ermee'],
  });
  const paths = [
    windowPathOf(appOf(dutch), release),
    windowPathOf(appOf(dutch), release),
    windowPathOf(appOf({ ...dutch, language: 'de' }), release),
    windowPathOf(appOf(dutch), { ...release, build: 'c' }),
  ];
  expect(new Set(paths).size).toBe(3);
});

it('[VIS-08] a stored rule that cannot be read is said to be so, and the page shows the chat', () => {
  expect(configOf({ visibility: { method: 'sometimes' } }).hideOn).toBeNull();
  expect(configOf({}).hideOn).toEqual([]);
});

it('[LCH-07] [LCH-12] a chat that was switched off or deleted, and no other, is told to stay away', () => {
  const at = new Date('2026-11-15T10:00:00Z');
  expect(
    [{}, { deactivatedAt: at }, { deletedAt: at }].map((more) => configOf({}, more).settings.isDeactivated),
  ).toEqual([undefined, true, true]);
});

it('the script says that there are campaigns and questions only for a chat that has some', () => {
  const said = (campaigns: boolean, starters: boolean) => {
    const script = scriptOf(appOf({}), release, { campaigns, starters });
    return ['campaigns', 'starters'].map((part) => script.includes(`"${part}":true`));
  };
  expect([said(false, false), said(true, false), said(true, true)]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

it('[TRK-10] the script says where errors are told only where they are', () => {
  expect(configOf({}).reports).toBeUndefined();
  const reportsUrl = 'https://errors.example/in';
  expect(configOf({ tracking: { reportsUrl } }).reports).toBe(reportsUrl);
});

it('the script is rendered once for each state of the settings, and again each minute', () => {
  let count = 0;
  const scripts = createScripts(release, () => `script ${++count}`);
  const none = { campaigns: false, starters: false };
  const nowMs = Date.UTC(2026, 10, 16, 9);
  const first = appOf({ shopName: 'acme' });
  expect([scripts(first, none, nowMs), scripts(appOf({ shopName: 'acme' }), none, nowMs + 59_999)]).toEqual([
    'script 1',
    'script 1',
  ]);
  expect(scripts(appOf({ shopName: 'other' }), none, nowMs)).toBe('script 2');
  expect(scripts(appOf({ shopName: 'other' }, { deactivatedAt: new Date() }), none, nowMs)).toBe('script 3');
  expect(scripts(appOf({ shopName: 'other' }), none, nowMs + 60_000)).toBe('script 4');
  expect(scripts(appOf({ shopName: 'other' }), { ...none, campaigns: true }, nowMs + 60_000)).toBe(
    'script 5',
  );
});
