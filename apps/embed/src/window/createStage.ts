import type { EmbedStart, WidgetHandle, WindowConfig } from '@shopbell/protocol';
import { notHere } from '../log';
import { createEarlyWindow, type EarlyWindowControl } from './createEarlyWindow';
import { createUnsentWords } from './createUnsentWords';
import { loadApp, painted } from './loadApp';
import type { StagePlace } from './StagePlace';

/** The window before the app is there, and the way to the app. */
export interface Stage {
  isOpen(): boolean;
  /** Shows the window in this very task; what the app needs comes behind its paint. */
  toggle(): Promise<WidgetHandle>;
  close(): void;
  widget(): WidgetHandle | null;
  /** The same, once every command acts at once. */
  ready(): WidgetHandle | null;
  load(): Promise<WidgetHandle>;
}

interface WidgetModule {
  start(root: ShadowRoot, host: Element, start: EmbedStart): WidgetHandle;
}

export function createStage(config: WindowConfig, place: StagePlace): Stage {
  const { root, host, baseUrl, emit, signal } = place;
  const { settings, texts } = config;
  const urlOf = (file: string) => baseUrl + config.folder + file;
  const urls = config.files.map(urlOf);
  const unsent = createUnsentWords(settings.appId);
  // Drawn with the first intent, so that a press has only to show it.
  let early: EarlyWindowControl | null = null;
  let widget: WidgetHandle | null = null;
  let loading: Promise<WidgetHandle> | null = null;
  let isReady = false;

  async function begin(isBehindPaint: boolean): Promise<WidgetHandle> {
    if (isBehindPaint) await painted();
    for (const url of [...urls, ...config.next.map(urlOf)]) place.fetchAhead(url);
    const { start } = await loadApp<WidgetModule>(urls);
    // A word that an input method is putting together belongs to the field it was begun in.
    await early?.calm();
    if (signal.aborted) throw notHere();
    place.onStart();
    const opened = early?.takeOver() ?? null;
    try {
      // Who hears meanwhile that it is open, and asks, is told so by the early one.
      widget = start(root, host, { settings, baseUrl, texts, early: opened, unsent, emit });
    } finally {
      early = null;
    }
    widget.ready.then(
      () => {
        isReady = true;
      },
      () => {},
    );
    return widget;
  }
  const load = (isBehindPaint: boolean): Promise<WidgetHandle> => {
    loading ??= begin(isBehindPaint).catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  adopt(root, config.css);
  // What is typed in the chat is not meant for the shortcuts of the page around it.
  for (const type of ['keydown', 'keypress', 'keyup'])
    root.host.addEventListener(type, (event) => event.stopPropagation(), { signal });
  early = createEarlyWindow(config, place, unsent);
  return {
    isOpen: () => widget?.isOpen() ?? early?.isOpen() ?? false,
    toggle() {
      if (early?.isOpen()) early.close();
      else {
        if (!early?.isCurrent()) early = createEarlyWindow(config, place, unsent);
        early.open();
      }
      return load(true);
    },
    close: () => early?.close(),
    widget: () => widget,
    ready: () => (isReady ? widget : null),
    load: () => load(false),
  };
}

function adopt(root: ShadowRoot, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
