import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fullChat, fullNowMs, fullParts } from './build/fullChat.mjs';
import { serverCode } from './build/sampleScript.mjs';
import { root } from './root.mjs';

const protocol = readFileSync(join(root, 'packages/protocol/src/embed.ts'), 'utf8');
const namesIn = (type) => {
  const [, body] = new RegExp(`interface ${type} \\{(.*?)\\n\\}`, 's').exec(protocol) ?? [];
  return Array.from(body.matchAll(/^ {2}readonly (\w+)\??:/gm), ([, name]) => name);
};

const release = {
  ...{ build: 'b', loader: '__SHOPBELL_CONFIG__', folder: '/assets/b/', page: 'page.js', files: ['app.js'] },
  prerenderLauncher: () => ({ tree: ['button', {}], css: '' }),
};

it('the script that is measured carries all that the protocol knows of one', async () => {
  const { readSettings, scriptOf } = await serverCode();
  const chat = { ...fullChat, deactivatedAt: null, deletedAt: null, ...readSettings(fullChat.settings) };
  const config = JSON.parse(scriptOf(chat, release, fullParts, fullNowMs));
  expect(Object.keys(config).sort()).toEqual(namesIn('EmbedConfig').sort());
  expect(config.settings).toMatchObject({
    hasFloatingInput: true,
    preferences: { hideOnMobile: true, hideOutsideBusinessHours: true, disableAutoOpen: true },
  });
  expect(config).toMatchObject({ isAlwaysLive: true, hideOn: [expect.any(String), expect.any(String)] });
  expect(config.hours).toHaveLength(20);
});
