import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const settings = {
  appId: 1,
  appKey: 'demo',
  name: 'Fern & Loom',
  language: 'en-US',
  texts: {
    launcherOpen: 'Open chat',
    launcherClose: 'Close chat',
    launcherUnread: { one: '{name}, {badge} unread', other: '{name}, {badge} unread' },
  },
  decoration: {
    mainColor: '#1f5f4a',
    conversationColor: '#1f5f4a',
    backgroundStyle: 'gradient',
    launcher: { type: 'icon-label', label: 'Chat with us' },
    introductionText: 'How can we help?',
    position: { alignment: 'bottom-right', offsetX: 0, offsetY: 0 },
  },
};

/** The script of one chat as the server would write it, so that its bytes can be counted without a server. */
export async function writeSampleScript(distOf) {
  const { prerenderLauncher } = await import(pathToFileURL(join(distOf('widget'), 'prerender.mjs')).href);
  const { build, app } = JSON.parse(await readFile(join(distOf('widget'), 'manifest.json'), 'utf8'));
  const loader = await readFile(join(distOf('embed'), 'loader.js'), 'utf8');
  const config = { settings, app: `/assets/${build}/${app}`, ...prerenderLauncher(settings) };
  const script = loader.replace('__SHOPBELL_CONFIG__', () => JSON.stringify(config));
  await writeFile(join(distOf('embed'), 'sample.js'), script);
}
