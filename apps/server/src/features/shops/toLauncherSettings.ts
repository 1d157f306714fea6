import type { LauncherSettings } from '@shopbell/protocol';
import { isSwitchedOff } from '@shopbell/rules/launcher';
import type { App } from './App';
import { introductionsOf, textsOfApp } from './textsOfApp';

/** What the chat on a page knows before it has asked the server. */
export function toLauncherSettings(app: App): LauncherSettings {
  const { language, languages, shopType, businessHours, featureFlags } = app.settings;
  const { backgroundStyle, theme, launcher } = app.settings.decoration;
  const introductions = introductionsOf(app);
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
    decoration: { backgroundStyle, theme, launcher, ...introductions },
  };
}
