import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { LauncherSettings } from '@shopbell/protocol';
import type { WidgetRelease } from '../../http/release';
import type { App } from './service';

const compress = promisify(brotliCompress);

export interface EmbedScript {
  readonly text: string;
  readonly brotli: Buffer;
  readonly etag: string;
}

/** The whole script of one chat: the loader with this chat's settings and its prerendered launcher inside. */
export function createEmbedScripts(release: WidgetRelease) {
  const cache = new Map<string, Promise<EmbedScript>>();

  async function finish(text: string): Promise<EmbedScript> {
    const brotli = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    return { text, brotli, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  }

  return (chat: App): Promise<EmbedScript> => {
    const settings = toLauncherSettings(chat);
    const { appPath: app, importPaths: imports } = release;
    const config = { settings, app, imports, ...release.prerenderLauncher(settings) };
    const text = release.loader.replace('__SHOPBELL_CONFIG__', () => JSON.stringify(config));
    const known = cache.get(text) ?? finish(text);
    // Settings change rarely, so the texts in use are few; an old one is simply made again.
    if (cache.size > 1000) cache.clear();
    cache.set(text, known);
    return known;
  };
}

function toLauncherSettings(app: App): LauncherSettings {
  const { language, languages, shopType, visibility, businessHours, featureFlags } = app.settings;
  const { mainColor, conversationColor, backgroundStyle, theme, launcher, introductionText, position } =
    app.settings.decoration;
  const {
    hideOnMobile,
    hideOutsideBusinessHours,
    disableAutoOpen,
    disableChatContrastColor,
    liveChatAvailability,
    offlineModeEnabledDatetime,
    languageOverride,
  } = app.settings.preferences;
  return {
    appId: app.id,
    appKey: app.key,
    name: app.name,
    ...((app.deactivatedAt || app.deletedAt) && { isDeactivated: true }),
    ...(featureFlags.floatingInput && { hasFloatingInput: true }),
    shopType,
    language,
    languages,
    texts: { launcherOpen: 'Open chat', launcherClose: 'Close chat' },
    visibility,
    businessHours,
    preferences: {
      hideOnMobile,
      hideOutsideBusinessHours,
      disableAutoOpen,
      disableChatContrastColor,
      liveChatAvailability,
      offlineModeEnabledDatetime,
      languageOverride,
    },
    decoration: {
      mainColor,
      conversationColor,
      backgroundStyle,
      theme,
      launcher,
      introductionText,
      position,
    },
  };
}
