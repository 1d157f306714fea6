import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { EmbedConfig, LauncherSettings } from '@shopbell/protocol';
import { isAlwaysLive } from '@shopbell/rules/availability';
import { openingMinutes } from '@shopbell/rules/business-hours';
import { hidingPatterns } from '@shopbell/rules/visibility';
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
    const text = release.loader.replace('__SHOPBELL_CONFIG__', () =>
      JSON.stringify(toEmbedConfig(chat, release, Date.now())),
    );
    const known = cache.get(text) ?? finish(text);
    // Settings change rarely, so the texts in use are few; an old one is simply made again.
    if (cache.size > 1000) cache.clear();
    cache.set(text, known);
    return known;
  };
}

/** Rules that the script has no room for are worked out here, as far as it needs them. */
function toEmbedConfig(chat: App, release: WidgetRelease, nowMs: number): EmbedConfig {
  const settings = toLauncherSettings(chat);
  const { visibility, businessHours, preferences } = chat.settings;
  return {
    settings,
    app: release.appPath,
    imports: release.importPaths,
    ...release.prerenderLauncher(settings, chat.settings.decoration),
    hours: openingMinutes(businessHours, nowMs),
    isAlwaysLive: isAlwaysLive(preferences, nowMs),
    hideOn: hidingPatterns(visibility),
  };
}

function toLauncherSettings(app: App): LauncherSettings {
  const { language, languages, shopType, businessHours, featureFlags } = app.settings;
  const { backgroundStyle, theme, launcher, introductionText } = app.settings.decoration;
  const {
    hideOnMobile,
    hideOutsideBusinessHours,
    disableAutoOpen,
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
    ...(languages.some((each) => each.language !== language) && { languages }),
    texts: { launcherOpen: 'Open chat', launcherClose: 'Close chat' },
    businessHours,
    preferences: {
      liveChatAvailability,
      ...(hideOnMobile && { hideOnMobile }),
      ...(hideOutsideBusinessHours && { hideOutsideBusinessHours }),
      ...(disableAutoOpen && { disableAutoOpen }),
      ...(offlineModeEnabledDatetime && { offlineModeEnabledDatetime }),
      ...(languageOverride && { languageOverride }),
    },
    decoration: { backgroundStyle, theme, launcher, introductionText },
  };
}
