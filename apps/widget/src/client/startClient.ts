import {
  browserEnvironment,
  browserOutbox,
  createVisitorClient,
  loadHttpFallback,
} from '@shopbell/client/visitor/full';
import { isChatOnline } from '@shopbell/rules/availability';
import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks';
import { reportError } from '../log';
import { askToRefresh } from '../notices/sayLost';
import { recommendedLanguage } from '../settings/loadDetails';
import type { ChatClient } from './createLazyClient';
import { handleFrame } from './handleFrame';
import { metadataOf } from './metadataOf';

/** The client of this page. Nothing is read from the storage before the features say that it is in order. */
export async function startClient(widget: Widget): Promise<ChatClient> {
  const { launcher, baseUrl, storage, availability, page } = widget;
  await Promise.all(widget.running.map(({ ready }) => ready));
  const environment = browserEnvironment();
  const client = createVisitorClient({
    appId: launcher.appId,
    appKey: launcher.appKey,
    ...widget.unsent,
    baseUrl,
    // Before the details have come the window has no words of it yet, but the server can answer in it.
    language: () => widget.details.get()?.language ?? recommendedLanguage(launcher),
    environment,
    storage,
    outboxStore: browserOutbox(loadChunk),
    revenueId: () => metadataOf(widget).revenueId,
    loadFallback: loadHttpFallback(environment, loadChunk),
    isChatOnline: () => isChatOnline(availability.store.get().availability),
    startContext: () => ({
      entrySource: widget.window.get().entrySource,
      pageType: page.get().type ?? '',
      url: page.get().url,
    }),
    onChime: () =>
      void loadChunk('chime', () => import('@shopbell/looks/chime'))
        .then(({ chime }) => chime(0.12))
        .catch(reportChime),
    onProblem({ code, info }) {
      reportError(code, info);
      if (code === 'WS_RETRY_COUNT_EXCEEDED') askToRefresh(widget);
    },
    onFrame: (frame, isKnown) => handleFrame(widget, frame, isKnown),
  });
  return { ...client, metadata: (kind) => metadataOf(widget, kind) };
}

const reportChime = (error: unknown) => reportError('The sound could not be made.', error);
