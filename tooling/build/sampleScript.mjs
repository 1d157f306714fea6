import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import esbuild from 'esbuild';
import { root } from '../root.mjs';
import { brotliOptions } from './brotli.mjs';
import { fullChat, fullNowMs, fullParts } from './fullChat.mjs';

const server = join(root, 'apps/server/src');

/**
 * The script and the window of one chat that uses all there is, so that their bytes can be counted without a server. They
 * are written by the server's own code: what it writes more is counted. Of all languages the script is the longest one.
 */
export async function writeSampleScript(distOf) {
  const { languages, loadRelease, readSettings, scriptOf, windowScriptOf } = await serverCode();
  const release = await loadRelease(distOf('widget'), distOf('embed'));
  const chatIn = (language) => {
    const own = readSettings({ ...fullChat.settings, language, languages: [{ language, primary: true }] });
    if (own.unreadable.length > 0) throw new Error(`The full chat has no such ${own.unreadable.join(', ')}.`);
    return { ...fullChat, deactivatedAt: null, deletedAt: null, ...own };
  };
  const scripts = languages.map((language) => scriptOf(chatIn(language), release, fullParts, fullNowMs));
  await writeFile(join(distOf('embed'), 'sample.js'), longestOf(scripts));
  await writeFile(join(distOf('embed'), 'sampleWindow.js'), windowScriptOf(chatIn('en-US'), release));
}

/** As it is sent. */
function longestOf(scripts) {
  const sized = scripts.map((script) => ({
    script,
    bytes: brotliCompressSync(script, brotliOptions).length,
  }));
  return sized.reduce((longest, each) => (each.bytes > longest.bytes ? each : longest)).script;
}

/** What the server writes scripts with, as a test asks for it too. */
export async function serverCode() {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `
        export { loadRelease } from './http/release';
        export { readSettings } from './features/shops/readSettings';
        export { scriptOf } from './features/shops/script';
        export { windowScriptOf } from './features/shops/windowScript';
        export { languages } from '@shopbell/rules/language';`,
      resolveDir: server,
      loader: 'ts',
    },
    ...{ bundle: true, write: false, platform: 'node', format: 'esm', target: 'node20', logLevel: 'warning' },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
