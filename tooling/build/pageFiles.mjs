import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import esbuild from 'esbuild';
import { root } from '../root.mjs';
import { smallerScript } from './smaller.mjs';

const source = 'apps/embed/src';

/** Names of what a page knows, which never leave its files: neither to the page nor to the server. */
const campaignNames = new RegExp(
  `^(${[
    'areAgentsFree',
    'areCampaignsDisabled',
    'cartChanged',
    'createdMs',
    'decides',
    'delayMs',
    'disable',
    'displayed',
    'displaysInSession',
    'due',
    'explain',
    'facts',
    'hasExitIntent',
    'isChatHidden',
    'isCounted',
    'isEnabled',
    'isKnownVisitor',
    'isOnline',
    'isQuick',
    'isWindowOpen',
    'lastDisplayMs',
    'nextMs',
    'nowMs',
    'onConsent',
    'operators',
    'ownFacts',
    'present',
    'record',
    'replyIds',
    'saw',
    'sessionMs',
    'timeOnPageMs',
    'track',
    'turned',
    'verdicts',
    'visitCount',
  ].join('|')})$`,
);

/** What some pages ask for later, each a file of its own that shares none with another: one request more, not two. */
const laterCampaigns = {
  campaignsMore: 'more',
  campaignsDisplays: 'displays',
  campaignsRemembered: 'remembered',
  campaignsCard: 'card/presentCard',
  starters: 'attendStarters',
  campaignPreview: 'showPreview',
};

/** What runs on a page beside the app, by its place in the manifest: files without a bundler's own code. */
export async function buildPageFiles(folder) {
  const [campaigns, reports, storageFrame] = await Promise.all([
    buildCampaigns(folder),
    buildFile(`${source}/reports/main.ts`, 'reports', folder),
    buildFile('apps/widget/src/checkout/storageFrame.ts', 'storageFrame', folder, { format: 'iife' }),
  ]);
  const later = { ...campaigns, reports: reports.name };
  const define = Object.fromEntries(
    Object.entries(later).map(([part, name]) => [`__SHOPBELL_LATER__.${part}`, JSON.stringify(name)]),
  );
  const page = await buildFile(`${source}/page/main.ts`, 'page', folder, { define });
  return { page: page.name, ...later, storageFrame: storageFrame.name };
}

async function buildCampaigns(folder) {
  const names = {};
  let mangleCache = {};
  for (const [part, path] of Object.entries(laterCampaigns)) {
    const built = await buildFile(`${source}/campaigns/${path}.ts`, `campaigns-${basename(path)}`, folder, {
      mangleProps: campaignNames,
      mangleCache,
    });
    names[part] = built.name;
    mangleCache = built.mangleCache;
  }
  const found = (path) => {
    const [part] = Object.entries(laterCampaigns).find(([, later]) => path === `./${later}`) ?? [];
    if (!part) throw new Error(`${path} is no file of its own: see laterCampaigns.`);
    return `./${names[part]}`;
  };
  const later = {
    name: 'later',
    setup({ onResolve }) {
      onResolve({ filter: /^\.\// }, ({ path, kind }) =>
        kind === 'dynamic-import' ? { path: found(path), external: true } : null,
      );
    },
  };
  const options = { mangleProps: campaignNames, mangleCache, plugins: [later] };
  const { name } = await buildFile(`${source}/campaigns/main.ts`, 'campaigns', folder, options);
  return { campaigns: name, ...names };
}

async function buildFile(entry, name, folder, options = {}) {
  const { outputFiles, mangleCache } = await esbuild.build({
    entryPoints: [join(root, entry)],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
    ...options,
  });
  const script = await smallerScript(outputFiles[0].text, { module: options.format !== 'iife' });
  const file = `${name}.${hashOf(script)}.js`;
  await writeFile(join(folder, file), script);
  return { name: file, mangleCache };
}

/** Letters and digits only: they stand in addresses, and in the patterns of tests. */
const hashOf = (script) =>
  BigInt(`0x${createHash('sha256').update(script).digest('hex')}`)
    .toString(36)
    .slice(0, 6);
