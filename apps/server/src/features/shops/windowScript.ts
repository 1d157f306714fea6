import { createHash } from 'node:crypto';
import type { WindowConfig } from '@shopbell/protocol';
import type { WidgetRelease } from '../../http/release';
import type { App } from './App';
import { textsOfApp } from './textsOfApp';
import { toLauncherSettings } from './toLauncherSettings';

/** The window of one chat: its code with the prerendered window inside. */
export function windowScriptOf(chat: App, release: WidgetRelease): string {
  return release.window.replace('__SHOPBELL_WINDOW__', () => JSON.stringify(toWindowConfig(chat, release)));
}

/** Where it lies: under another address with each release and whenever the settings change. */
export function windowPathOf(chat: App, release: WidgetRelease): string {
  return `/w/${chat.key}/${versionOf(chat, release)}.js`;
}

function versionOf({ id, name, domains, settings }: App, { build }: WidgetRelease): string {
  const all = JSON.stringify([build, id, name, domains, settings]);
  return createHash('sha256').update(all).digest('hex').slice(0, 8);
}

function toWindowConfig(chat: App, release: WidgetRelease): WindowConfig {
  const settings = toLauncherSettings(chat);
  const { folder, files, next } = release;
  return { settings, folder, files, next, ...release.prerenderWindow(settings, textsOfApp(chat).texts) };
}
