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
    offlineIntroductionText: 'We are away right now. Leave us a message and we will get back to you.',
  },
};

const scriptSettings = {
  appId: settings.appId,
  appKey: settings.appKey,
  name: settings.name,
  refreshText: settings.texts.errorRefreshPage,
  preferences: {},
};

/** Every chat brings all of its texts; the prerender takes what it says. */
const texts = {
  launcherClose: 'Close chat',
  windowExpand: 'Make the window larger',
  availabilityInMinutes: 'We typically reply within minutes',
  composerAttach: 'Attach files',
  composerLabel: 'Message',
  composerPlaceholder: 'Write a message…',
  composerSend: 'Send',
};

const looks = {
  mainColor: '#1f5f4a',
  conversationColor: '#1f5f4a',
  position: { alignment: 'bottom-right', offsetX: 0, offsetY: 0 },
};

/** The script and the window of one chat as the server would write them, so that their bytes can be counted without a server. */
export async function writeSampleScript(distOf) {
  const { prerenderLauncher, prerenderWindow } = await import(
    pathToFileURL(join(distOf('widget'), 'prerender.mjs')).href
  );
  const manifest = JSON.parse(await readFile(join(distOf('widget'), 'manifest.json'), 'utf8'));
  const { build, page, app, imports, next } = manifest;
  const [folder, files] = [`/assets/${build}/`, [...imports, app]];
  const config = {
    settings: scriptSettings,
    folder,
    page,
    window: '/w/demo/1f5e8d0c.js',
    files,
    ...prerenderLauncher(settings, looks, false),
    hours: [0],
    isAlwaysLive: true,
    hideOn: [],
  };
  const opened = { settings, folder, files, next, ...prerenderWindow(settings, texts) };
  await fill(distOf, 'loader.js', '__SHOPBELL_CONFIG__', config, 'sample.js');
  await fill(distOf, 'window.js', '__SHOPBELL_WINDOW__', opened, 'sampleWindow.js');
}

async function fill(distOf, from, mark, data, to) {
  const code = await readFile(join(distOf('embed'), from), 'utf8');
  await writeFile(
    join(distOf('embed'), to),
    code.replace(mark, () => JSON.stringify(data)),
  );
}
