import { expect, it } from 'vitest';
import type { WidgetRelease } from '../../http/release';
import { readSettings } from './readSettings';
import { scriptOf } from './script';
import type { App } from './service';

const release: WidgetRelease = {
  build: 'b',
  loader: 'start(__SHOPBELL_CONFIG__)',
  folder: '/assets/b/',
  page: 'page.js',
  window: 'export(__SHOPBELL_WINDOW__)',
  files: ['react.js', 'app.js'],
  next: ['client.js'],
  storageFramePath: '/assets/b/storageFrame.js',
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

function configOf(settings: object, more: Partial<App> = {}) {
  const app = { id: 7, key: 'k', name: 'Chat', ...on, ...readSettings(settings), ...more } as App;
  const [, config = ''] = /^start\((.*)\)$/s.exec(scriptOf(app, release)) ?? [];
  return JSON.parse(config);
}

it('the script carries what the launcher says, in the language of the chat and the words of the shop', () => {
  const config = configOf({
    language: 'nl',
    texts: {
      nl: { launcherClose: 'Tot ziens', composerSend: 'Weg ermee', introduction: 'Zeg het maar' },
      de: { launcherClose: 'Bis bald' },
    },
  });
  expect(config.settings).toMatchObject({
    language: 'nl',
    texts: {
      launcherOpen: 'Chat openen',
      launcherClose: 'Tot ziens',
      errorRefreshPage: expect.stringContaining('chat'),
    },
    decoration: { introductionText: 'Zeg het maar' },
  });
  expect(Object.keys(config.settings.texts)).toHaveLength(3);
  expect(config.tree).toEqual(['button', { 'aria-label': 'Chat openen' }]);
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
