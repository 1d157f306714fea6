import type { EmbedConfig, Emit, EmbedStart, WidgetHandle } from '@shopbell/protocol';
import { shouldAutoOpen, shouldResume } from '@shopbell/rules/opening';
import { reportError } from './log';
import type { Mounted } from './mountLauncher';
import { openingFacts } from './readPage';
import { whenIdle } from './whenIdle';

interface WidgetModule {
  start(root: ShadowRoot, host: Element, start: EmbedStart): WidgetHandle;
}

/** Where the script came from: the app comes from there too, under the same leave of the page's policy. */
export interface ScriptPlace {
  readonly baseUrl: string;
  readonly nonce: string;
}

export interface LoaderOptions {
  readonly config: EmbedConfig;
  readonly place: ScriptPlace;
  readonly mounted: Mounted;
  readonly emit: Emit;
  /** Nobody looks at a page that is only being prepared; the app waits for someone who does. */
  readonly activated: Promise<void>;
  readonly signal: AbortSignal;
}

export interface Loader {
  readonly widget: () => WidgetHandle | null;
  /** The app, once someone wants it. */
  load(): Promise<WidgetHandle>;
  /** The first moment the launcher is seen: opens by itself, resumes, or fetches ahead. */
  begin(): void;
}

const intents = ['pointerenter', 'touchstart', 'focusin'];
const report = (error: unknown) => reportError('The chat could not be loaded.', error);

/**
 * The app's bytes come when the browser is idle; they are evaluated only when someone is about to use them, since
 * evaluating React is one long task that the page should not pay for without need.
 */
export function createLoader(options: LoaderOptions): Loader {
  const { config, place, mounted, emit, activated, signal } = options;
  const { settings } = config;
  const { root, host, launcher } = mounted;
  const { baseUrl, nonce } = place;
  const url = baseUrl + config.app;
  let loading: Promise<WidgetHandle> | null = null;
  let widget: WidgetHandle | null = null;

  const start = (module: WidgetModule): WidgetHandle => {
    if (signal.aborted) throw new Error('The chat was taken off the page.');
    const isResuming = shouldResume(openingFacts(settings), Date.now());
    widget = module.start(root, host, { settings, baseUrl, isResuming, emit });
    launcher.removeEventListener('click', open);
    return widget;
  };
  const load = (): Promise<WidgetHandle> => {
    loading ??= activated
      .then(() => import(/* @vite-ignore */ url))
      .then(start)
      .catch((error) => {
        loading = null;
        throw error;
      });
    return loading;
  };
  const openFrom = (source: 'clicked' | 'auto-open') =>
    void load().then((loaded) => loaded.openFrom(source), report);
  const open = () => openFrom('clicked');

  launcher.addEventListener('click', open);
  for (const intent of intents) {
    launcher.addEventListener(intent, () => load().catch(report), { once: true, passive: true, signal });
  }
  return {
    widget: () => widget,
    load,
    begin() {
      const facts = openingFacts(settings);
      const act = () => {
        const now = Date.now();
        if (shouldAutoOpen(facts, now)) openFrom('auto-open');
        else if (shouldResume(facts, now)) load().catch(report);
        else for (const path of [config.app, ...config.imports]) prefetch(baseUrl + path, nonce, signal);
      };
      // What the address asks for is what the shopper came for; the rest can wait.
      if (facts.isAskedByLink) act();
      else whenIdle(act, signal);
    },
  };
}

/** A module preload fetches without evaluating, and a nonce or strict-dynamic policy knows it as a script. */
function prefetch(url: string, nonce: string, signal: AbortSignal): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.href = url;
  link.nonce = nonce;
  document.head.append(link);
  signal.addEventListener('abort', () => link.remove());
}
