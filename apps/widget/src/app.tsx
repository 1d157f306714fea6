import {
  browserEnvironment,
  browserOutbox,
  browserStorage,
  createStore,
  createVisitorClient,
  loadHttpFallback,
} from '@shopbell/client/visitor';
import type { EmbedStart, WidgetHandle } from '@shopbell/protocol';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { reportError } from './log';
import css from './window/window.css?inline';

/** Called by the snippet's script: the launcher already stands in `host`, and React takes it over. */
export function start(
  root: ShadowRoot,
  host: Element,
  { settings, baseUrl, isResuming }: EmbedStart,
): WidgetHandle {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const isOpen = createStore(false);
  const environment = browserEnvironment();
  const client = createVisitorClient({
    appId: settings.appId,
    baseUrl,
    language: navigator.language,
    environment,
    storage: browserStorage(),
    outboxStore: browserOutbox(),
    loadFallback: loadHttpFallback(environment),
    onProblem: ({ code, info }) => reportError(code, info),
  });
  const setOpen = (next: boolean) => {
    if (next) client.connect();
    isOpen.update(() => next);
    host.classList.toggle('window-open', next);
    if (!next) host.querySelector('button')?.focus();
  };
  for (const event of ['online', 'pageshow', 'focus']) addEventListener(event, client.nudge);
  document.addEventListener('visibilitychange', client.nudge);
  hydrateRoot(host, <App settings={settings} client={client} isOpen={isOpen} setOpen={setOpen} />, {
    onRecoverableError: (error) => reportError('The launcher was not taken over cleanly.', error),
  });
  if (isResuming) client.connect();
  return { open: () => setOpen(true), close: () => setOpen(false), isOpen: isOpen.get };
}
