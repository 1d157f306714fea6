import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import esbuild from 'esbuild';
import { root } from '../root.mjs';
import { fullChat, fullNowMs, fullParts } from './fullChat.mjs';

const server = join(root, 'apps/server/src');

/**
 * The script and the window of one chat that uses all there is, so that their bytes can be counted without a server. They
 * are written by the server's own code: what it writes more is counted.
 */
export async function writeSampleScript(distOf) {
  const { loadRelease, readSettings, scriptOf, windowScriptOf } = await serverCode();
  const release = await loadRelease(distOf('widget'), distOf('embed'));
  const chat = { ...fullChat, deactivatedAt: null, deletedAt: null, ...readSettings(fullChat.settings) };
  if (chat.unreadable.length > 0) throw new Error(`The full chat has no such ${chat.unreadable.join(', ')}.`);
  await writeFile(join(distOf('embed'), 'sample.js'), scriptOf(chat, release, fullParts, fullNowMs));
  await writeFile(join(distOf('embed'), 'sampleWindow.js'), windowScriptOf(chat, release));
}

async function serverCode() {
  const outfile = join(root, '.cache', 'sampleScript.mjs');
  await esbuild.build({
    stdin: {
      contents: `
        export { loadRelease } from './http/release';
        export { readSettings } from './features/shops/readSettings';
        export { scriptOf } from './features/shops/script';
        export { windowScriptOf } from './features/shops/windowScript';`,
      resolveDir: server,
      loader: 'ts',
    },
    outfile,
    ...{ bundle: true, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
}
