import { browserStorage, type ClientProblem, createStore } from '@shopbell/client/visitor';
import type { EmbedStart } from '@shopbell/protocol';
import { readDeepLinks } from '@shopbell/rules/pages';
import { createAvailability } from '../availability';
import { createLazyClient } from '../client';
import { features } from '../features';
import { createTranslator, type Translator } from '../i18n';
import { reportError, reportFeature } from '../log';
import { createNotices } from '../notices';
import { lookAtPage, type PageFacts } from '../page';
import { createRouter } from '../router';
import type { Details } from '../settings';
import { featuresOf } from './featuresOf';
import { loadRooms } from './loadRooms';
import type { Moments } from './Moments';
import type { Overrides, Widget, WindowState } from './Widget';
import { wayTo } from './wayTo';

/** The widget before any feature has started: nothing is asked of the network. */
export function createWidget(
  { settings: launcher, baseUrl, texts, unsent, emit }: EmbedStart,
  root: ParentNode,
): Widget {
  const running: Moments[] = [];
  const tell: Widget['tell'] = (moment, ...given) =>
    Promise.all(
      running.map(async (moments) => {
        try {
          await (moments[moment] as Hook | undefined)?.(...given);
        } catch (error) {
          reportFeature(error);
        }
      }),
    );
  const isStorageVolatile = createStore(false);
  const storage = browserStorage({
    onProblem: ({ code, info }: ClientProblem) => reportError(code, info),
    onVolatile: () => isStorageVolatile.update(() => true),
    onChange: (key, value) => void tell('stored', key, value),
  });
  const window = createStore<WindowState>({
    isOpen: false,
    isExpanded: false,
    entrySource: 'clicked',
    wasAsked: false,
  });
  const overrides = createStore<Overrides>({});
  const look = () => lookAtPage((root.firstElementChild as Element).hasAttribute('hidden'));
  const page = createStore<PageFacts>(look());
  const { liveChatAvailability, offlineModeEnabledDatetime = null } = launcher.preferences;

  const widget: Widget = {
    launcher,
    baseUrl,
    root,
    emit,
    deepLinks: readDeepLinks(location.search),
    storage,
    isStorageVolatile,
    client: createLazyClient(),
    unsent,
    router: createRouter((path, parameters) => {
      const known = featuresOf(widget).get();
      const way = wayTo(known, widget, { path, parameters }, known === features ? null : '/chat');
      if (way === null) void loadRooms(widget);
      return way;
    }),
    notices: createNotices(),
    availability: createAvailability({
      liveChatAvailability,
      offlineModeEnabledDatetime,
      businessHours: launcher.businessHours,
      agentsStatus: null,
    }),
    window,
    details: createStore<Details | null>(null),
    translator: createStore<Translator>(createTranslator({ language: launcher.language, texts })),
    page,
    overrides,
    running,
    tell,
    openFrom(entrySource) {
      if (window.get().isOpen) return;
      if (entrySource === 'clicked') storage.permit();
      void tell('opening', entrySource);
      const wasAsked = entrySource !== 'auto-open';
      window.update((state) => ({ ...state, isOpen: true, entrySource, wasAsked }));
      emit('widget:opened', { source: entrySource });
    },
    close() {
      if (!window.get().isOpen) return;
      window.update((state) => ({ ...state, isOpen: false }));
      emit('widget:closed', undefined);
    },
    expand: (isExpanded) => window.update((state) => ({ ...state, isExpanded })),
    override(change) {
      if (change.hasConsent) storage.permit();
      overrides.update((state) => ({ ...state, ...change }));
    },
    pageChanged: () => page.update(look),
    stop: () => void tell('stop'),
  };
  return widget;
}

type Hook = (...given: readonly unknown[]) => unknown;
