import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const settings = {
  appId: 1,
  appKey: 'demo',
  name: 'Fern & Loom',
  shopType: 'shopify',
  language: 'en-US',
  texts: {
    launcherOpen: 'Open chat',
    launcherClose: 'Close chat',
    errorRefreshPage: 'Please refresh your page to continue using the chat.',
  },
  businessHours: {
    timezone: 'UTC',
    businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
  },
  preferences: { liveChatAvailability: 'always-live-during-business-hours' },
  decoration: {
    backgroundStyle: 'gradient',
    theme: 'auto',
    launcher: { type: 'icon-label', label: 'Chat with us' },
    introductionText: 'How can we help?',
  },
};

const looks = {
  mainColor: '#1f5f4a',
  conversationColor: '#1f5f4a',
  position: { alignment: 'bottom-right', offsetX: 0, offsetY: 0 },
};

/** The script of one chat as the server would write it, so that its bytes can be counted without a server. */
export async function writeSampleScript(distOf) {
  const { prerenderLauncher } = await import(pathToFileURL(join(distOf('widget'), 'prerender.mjs')).href);
  const { build, page, app, imports } = JSON.parse(
    await readFile(join(distOf('widget'), 'manifest.json'), 'utf8'),
  );
  const loader = await readFile(join(distOf('embed'), 'loader.js'), 'utf8');
  const config = {
    settings,
    folder: `/assets/${build}/`,
    page,
    files: [app, ...imports],
    ...prerenderLauncher(settings, looks, false),
    hours: [0],
    isAlwaysLive: true,
    hideOn: [],
  };
  const script = loader.replace('__SHOPBELL_CONFIG__', () => JSON.stringify(config));
  await writeFile(join(distOf('embed'), 'sample.js'), script);
}
