import { type EmbedConfig, type EmbedStart, limits, storageKey, type WidgetHandle } from '@shopbell/protocol';
import { reportError } from './log';

interface WidgetModule {
  start(root: ShadowRoot, host: Element, start: EmbedStart): WidgetHandle;
}

export interface LoaderPlace {
  readonly config: EmbedConfig;
  readonly root: ShadowRoot;
  readonly host: Element;
  readonly launcher: Element;
  readonly baseUrl: string;
  readonly nonce: string;
}

/** The app, once someone wants it. */
export type Loader = () => Promise<WidgetHandle>;

const intents = ['pointerenter', 'touchstart', 'focusin'];

/**
 * The app's bytes come when the browser is idle; they are evaluated only when someone is about to use them, since
 * evaluating React is one long task that the page should not pay for without need.
 */
export function createLoader({ config, root, host, launcher, baseUrl, nonce }: LoaderPlace): Loader {
  const { settings } = config;
  const url = baseUrl + config.app;
  const prefetch = () => {
    for (const path of [config.app, ...config.imports]) preload(baseUrl + path, nonce);
  };
  let loading: Promise<WidgetHandle> | null = null;

  const load = (isResuming = false): Promise<WidgetHandle> => {
    loading ??= import(/* @vite-ignore */ url).then((module: WidgetModule) => {
      launcher.removeEventListener('click', open);
      return module.start(root, host, { settings, baseUrl, isResuming });
    });
    return loading.catch((error) => {
      loading = null;
      throw error;
    });
  };
  const report = (error: unknown) => reportError('The chat could not be loaded.', error);
  const open = () => void load().then((widget) => widget.open(), report);

  launcher.addEventListener('click', open);
  for (const intent of intents) {
    launcher.addEventListener(intent, () => load().catch(report), { once: true, passive: true });
  }
  whenIdle(() => (isResumable(settings.appId) ? void load(true).catch(report) : prefetch()));
  return load;
}

/** A module preload fetches without evaluating, and a nonce or strict-dynamic policy knows it as a script. */
function preload(url: string, nonce: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = url;
  link.nonce = nonce;
  document.head.append(link);
}

function whenIdle(action: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(action, { timeout: 5000 }) : setTimeout(action, 1);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

/** Talking a moment ago (WIN-13): reading is no tracking, and storage may be blocked. */
function isResumable(appId: number): boolean {
  try {
    const lastActiveMs = Number(localStorage.getItem(storageKey(appId, 'last-active')));
    return Date.now() - lastActiveMs < limits.conversationResumeMs;
  } catch {
    return false;
  }
}
