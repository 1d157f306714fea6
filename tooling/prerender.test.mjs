import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPrerender } from './build/pages.mjs';

const settings = {
  texts: { launcherOpen: 'Open chat', launcherClose: 'Close chat', errorRefreshPage: 'Please refresh' },
  decoration: { launcher: { type: 'icon-label', label: 'Ask us' } },
};
const looks = {
  mainColor: '#115cb5',
  conversationColor: '#115cb5',
  position: { alignment: 'bottom-right', offsetX: 0, offsetY: 0 },
};

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shopbell-prerender-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function prerenderWith(name, plugins) {
  const target = join(folder, name);
  await buildPrerender(target, plugins);
  const { prerenderLauncher } = await import(pathToFileURL(join(target, 'prerender.mjs')).href);
  return JSON.stringify(prerenderLauncher(settings, looks, false).tree);
}

it('a change of the launcher component is a change of the script: there is no second implementation', async () => {
  const changeComponent = {
    name: 'change-the-component',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('Launcher.tsx')
        ? code
            .replace('<span className="launcher-label">', '<em className="shout">')
            .replace('{label}</span>', '{label}!</em>')
        : null,
  };
  const [asItIs, changed] = [
    await prerenderWith('as-it-is', []),
    await prerenderWith('changed', [changeComponent]),
  ];
  expect(asItIs).toContain('["span",{"class":"launcher-label"},"Ask us"]');
  expect(changed).toContain('["em",{"class":"shout"},"Ask us","!"]');
});

it('uses no style attribute, which a strict policy would refuse', async () => {
  expect(await prerenderWith('styles', [])).not.toContain('"style"');
});
