import type { LauncherSettings } from '@shopbell/protocol';
import type { WidgetRelease } from '../../http/release';
import type { App } from './service';
import { introductionsOf, textsOfApp } from './textsOfApp';

/** The whole script of one chat: the loader with this chat's settings and its prerendered launcher inside. */
export function scriptOf(chat: App, release: WidgetRelease): string {
  const settings = toLauncherSettings(chat);
  const { appPath: app, importPaths: imports } = release;
  const config = { settings, app, imports, ...release.prerenderLauncher(settings) };
  return release.loader.replace('__SHOPBELL_CONFIG__', () => JSON.stringify(config));
}

function toLauncherSettings(app: App): LauncherSettings {
  const { language, languages, shopType, visibility, businessHours, featureFlags } = app.settings;
  const { mainColor, conversationColor, backgroundStyle, theme, launcher, position } =
    app.settings.decoration;
  const { introductionText } = introductionsOf(app);
  const { launcherOpen, launcherClose } = textsOfApp(app).texts;
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
    ...(shopType === 'shopify' && app.domains.length > 0 && { hasStorageSync: true }),
    shopType,
    language,
    languages,
    texts: { launcherOpen, launcherClose },
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
