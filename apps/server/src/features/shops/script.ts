import type { EmbedConfig, LauncherSettings } from '@shopbell/protocol';
import { isAlwaysLive } from '@shopbell/rules/availability';
import { openingMinutes } from '@shopbell/rules/business-hours';
import { isSwitchedOff } from '@shopbell/rules/launcher';
import { hidingPatterns } from '@shopbell/rules/visibility';
import type { WidgetRelease } from '../../http/release';
import type { App } from './service';
import { introductionsOf, textsOfApp } from './textsOfApp';

/** The whole script of one chat: the loader with this chat's settings and its prerendered launcher inside. */
export function scriptOf(chat: App, release: WidgetRelease, nowMs = Date.now()): string {
  return release.loader.replace('__SHOPBELL_CONFIG__', () =>
    JSON.stringify(toEmbedConfig(chat, release, nowMs)),
  );
}

/** Rules that the script has no room for are worked out here, as far as it needs them. */
function toEmbedConfig(chat: App, release: WidgetRelease, nowMs: number): EmbedConfig {
  const settings = toLauncherSettings(chat);
  const { decoration, visibility, businessHours, preferences } = chat.settings;
  return {
    settings,
    folder: release.folder,
    page: release.page,
    files: release.files,
    ...release.prerenderLauncher(settings, decoration, preferences.disableChatContrastColor),
    hours: openingMinutes(businessHours, nowMs),
    isAlwaysLive: isAlwaysLive(preferences, nowMs),
    hideOn: chat.unreadable.includes('visibility') ? null : hidingPatterns(visibility),
  };
}

function toLauncherSettings(app: App): LauncherSettings {
  const { language, languages, shopType, businessHours, featureFlags } = app.settings;
  const { backgroundStyle, theme, launcher } = app.settings.decoration;
  const { introductionText } = introductionsOf(app);
  const { launcherOpen, launcherClose, errorRefreshPage } = textsOfApp(app).texts;
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
    ...(isSwitchedOff(app) && { isDeactivated: true }),
    ...(featureFlags.floatingInput && { hasFloatingInput: true }),
    ...(shopType === 'shopify' && app.domains.length > 0 && { hasStorageSync: true }),
    shopType,
    language,
    ...(languages.some((each) => each.language !== language) && { languages }),
    texts: { launcherOpen, launcherClose, errorRefreshPage },
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
