import type { LauncherSettings } from '@shopbell/protocol';
import type { WidgetRelease } from '../../http/release';
import type { App } from './service';
import { introductionsOf, textsOfApp } from './textsOfApp';

/** The whole script of one chat: the loader with this chat's settings and its prerendered launcher inside. */
export function scriptOf(app: App, release: WidgetRelease): string {
  const settings = toLauncherSettings(app);
  const config = { settings, app: release.appPath, ...release.prerenderLauncher(settings) };
  return release.loader.replace('__SHOPBELL_CONFIG__', () => JSON.stringify(config));
}

function toLauncherSettings(app: App): LauncherSettings {
  const { id, key, name, settings } = app;
  const { mainColor, conversationColor, backgroundStyle, launcher, position } = settings.decoration;
  const { introductionText } = introductionsOf(app);
  const decoration = { mainColor, conversationColor, backgroundStyle, launcher, introductionText, position };
  const { launcherOpen, launcherClose, launcherUnread } = textsOfApp(app).texts;
  const texts = { launcherOpen, launcherClose, launcherUnread };
  return { appId: id, appKey: key, name, language: settings.language, texts, decoration };
}
