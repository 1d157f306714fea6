import type { EmbedConfig, LauncherSettings, ScriptSettings } from '@shopbell/protocol';
import { isAlwaysLive } from '@shopbell/rules/availability';
import { openingMinutes } from '@shopbell/rules/business-hours';
import { isSwitchedOff } from '@shopbell/rules/launcher';
import { hidingPatterns } from '@shopbell/rules/visibility';
import type { WidgetRelease } from '../../http/release';
import type { App } from './App';
import { toLauncherSettings } from './toLauncherSettings';
import { windowPathOf } from './windowScript';

const minuteMs = 60_000;

/** What a chat's pages have to do besides the launcher: campaigns to show or visits to count, questions to suggest. */
export interface PageParts {
  readonly campaigns: boolean;
  readonly starters: boolean;
}
const noParts: PageParts = { campaigns: false, starters: false };

/**
 * Rendered once for each state of a chat's settings; again each minute, since what it says of the opening hours counts
 * from now. Kept for the chats that were asked for last.
 */
export function createScripts(release: WidgetRelease, render = scriptOf) {
  const rendered = new Map<number, { readonly state: string; readonly script: string }>();
  return (chat: App, parts: PageParts, nowMs = Date.now()): string => {
    const minute = Math.floor(nowMs / minuteMs);
    const state = [
      windowPathOf(chat, release),
      isSwitchedOff(chat),
      parts.campaigns,
      parts.starters,
      chat.settings.tracking.reportsUrl,
      chat.unreadable,
      minute,
    ].join(' ');
    const known = rendered.get(chat.id);
    if (known?.state === state) return known.script;
    const script = render(chat, release, parts, nowMs);
    rendered.delete(chat.id);
    rendered.set(chat.id, { state, script });
    const [oldest] = rendered.keys();
    if (rendered.size > keptMax && oldest !== undefined) rendered.delete(oldest);
    return script;
  };
}

const keptMax = 1000;

/** The whole script of one chat: the loader with this chat's settings and its prerendered launcher inside. */
export function scriptOf(
  chat: App,
  release: WidgetRelease,
  parts: PageParts = noParts,
  nowMs = Date.now(),
): string {
  const config = {
    ...toEmbedConfig(chat, release, nowMs),
    ...(parts.campaigns && { campaigns: true }),
    ...(parts.starters && { starters: true }),
  };
  return release.loader.replace('__SHOPBELL_CONFIG__', () => JSON.stringify(config));
}

/** Rules that the script has no room for are worked out here, as far as it needs them. */
function toEmbedConfig(chat: App, release: WidgetRelease, nowMs: number): EmbedConfig {
  const settings = toLauncherSettings(chat);
  const { decoration, visibility, businessHours, preferences, tracking } = chat.settings;
  const { reportsUrl } = tracking;
  return {
    settings: toScriptSettings(settings),
    folder: release.folder,
    page: release.page,
    window: windowPathOf(chat, release),
    files: release.files,
    ...(reportsUrl !== null && { reports: reportsUrl }),
    ...release.prerenderLauncher(settings, decoration, preferences.disableChatContrastColor),
    hours: openingMinutes(businessHours, nowMs),
    isAlwaysLive: isAlwaysLive(preferences, nowMs),
    hideOn: chat.unreadable.includes('visibility') ? null : hidingPatterns(visibility),
  };
}

function toScriptSettings(settings: LauncherSettings): ScriptSettings {
  const { appId, appKey, name, isDeactivated, hasFloatingInput, texts } = settings;
  const { hideOnMobile, hideOutsideBusinessHours, disableAutoOpen } = settings.preferences;
  return {
    appId,
    appKey,
    name,
    ...(isDeactivated && { isDeactivated }),
    ...(hasFloatingInput && { hasFloatingInput }),
    refreshText: texts.errorRefreshPage,
    preferences: {
      ...(hideOnMobile && { hideOnMobile }),
      ...(hideOutsideBusinessHours && { hideOutsideBusinessHours }),
      ...(disableAutoOpen && { disableAutoOpen }),
    },
  };
}
