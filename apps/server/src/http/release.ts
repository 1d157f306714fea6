import { cpSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  ElementTree,
  LauncherLooks,
  LauncherSettings,
  PrerenderedWindow,
  ServedCampaign,
  TextsByName,
} from '@shopbell/protocol';

/** What one build of the page's code offers the server. */
export interface WidgetRelease {
  readonly build: string;
  /** The loader's code, with `__SHOPBELL_CONFIG__` where one chat's data goes. */
  readonly loader: string;
  /** Where the files are served, for example `/assets/1f3a/`. */
  readonly folder: string;
  /** What runs on a page before someone uses the chat. */
  readonly page: string;
  /** What shows a campaign that is only being written. */
  readonly campaignPreview: string;
  /** The code of a chat's window, with `__SHOPBELL_WINDOW__` where one chat's data goes. */
  readonly window: string;
  /** What the app imports at once, in the order in which it runs, then the React app. */
  readonly files: readonly string[];
  /** Client and conversation, which the app asks for first. */
  readonly next: readonly string[];
  /** The script of the checkout's storage frame. */
  readonly storageFramePath: string;
  readonly prerenderLauncher: (
    settings: LauncherSettings,
    looks: LauncherLooks,
    isContrastDisabled: boolean,
  ) => {
    readonly tree: ElementTree;
    readonly css: string;
  };
  /** One of a campaign's messages as its card, and the styles of all cards; fails for a variant that it has not. */
  readonly prerenderCampaign: (
    campaign: ServedCampaign,
    variantId: string | null,
    drawing: CampaignDrawing,
  ) => { readonly tree: ElementTree; readonly css: string };
  /** The frame of conversation starters; their styles come with the cards'. */
  readonly prerenderStarters: (drawing: CampaignDrawing) => ElementTree;
  readonly campaignCss: string;
  readonly prerenderWindow: (settings: LauncherSettings, texts: TextsByName) => PrerenderedWindow;
}

/** In which looks and words a campaign is drawn. */
export interface CampaignDrawing {
  readonly settings: Pick<LauncherSettings, 'name' | 'decoration' | 'shopType'>;
  readonly language: string;
  readonly texts: TextsByName;
}

interface Manifest {
  readonly build: string;
  readonly page: string;
  readonly campaignPreview: string;
  readonly app: string;
  readonly imports: readonly string[];
  readonly next: readonly string[];
  readonly storageFrame: string;
}

export async function loadRelease(widgetFolder: string, embedFolder: string): Promise<WidgetRelease> {
  const manifest: Manifest = JSON.parse(await readFile(join(widgetFolder, 'manifest.json'), 'utf8'));
  const prerender = await import(pathToFileURL(join(widgetFolder, 'prerender.mjs')).href);
  return {
    build: manifest.build,
    loader: await readFile(join(embedFolder, 'loader.js'), 'utf8'),
    folder: `/assets/${manifest.build}/`,
    page: manifest.page,
    campaignPreview: manifest.campaignPreview,
    window: await readFile(join(embedFolder, 'window.js'), 'utf8'),
    files: [...manifest.imports, manifest.app],
    next: manifest.next,
    storageFramePath: `/assets/${manifest.build}/${manifest.storageFrame}`,
    prerenderLauncher: prerender.prerenderLauncher,
    prerenderWindow: prerender.prerenderWindow,
    prerenderCampaign: prerender.prerenderCampaign,
    prerenderStarters: prerender.prerenderStarters,
    campaignCss: prerender.campaignCss,
  };
}

const releasesKept = 3;

/**
 * Copies this build's chunks into the data folder and serves them from there, beside those of the releases before:
 * a tab opened yesterday asks for yesterday's chunks.
 */
export async function publishAssets(
  assetsFolder: string,
  build: string,
  releasesFolder: string,
): Promise<void> {
  await mkdir(releasesFolder, { recursive: true });
  const target = join(releasesFolder, build);
  if (!(await exists(target))) {
    const staging = join(releasesFolder, `.${build}-${process.pid}`);
    // Before it listens there is nobody whom a moment of copying would stop.
    cpSync(assetsFolder, staging, { recursive: true });
    await rename(staging, target).catch(() => rm(staging, { recursive: true, force: true }));
  }
  await dropOldReleases(releasesFolder, build);
}

async function dropOldReleases(releasesFolder: string, current: string): Promise<void> {
  const names = (await readdir(releasesFolder)).filter((name) => !name.startsWith('.') && name !== current);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, bornMs: (await stat(join(releasesFolder, name))).mtimeMs })),
  );
  dated.sort((left, right) => right.bornMs - left.bornMs);
  for (const { name } of dated.slice(releasesKept - 1)) {
    await rm(join(releasesFolder, name), { recursive: true, force: true });
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
