import { createStore, emptyVisitor, type VisitorState } from '@shopbell/client/visitor';
import { emptyConversation } from '@shopbell/rules/conversation';
import { readDeepLinks } from '@shopbell/rules/pages';
import { featuresOf } from '../app/featuresOf';
import type { Widget, WindowState } from '../app/Widget';
import { attachmentsOf } from '../attachments';
import type { AvailabilityState } from '../availability';
import type { TextsByKey, Translator } from '../i18n';
import { createNotices } from '../notices';
import { lookAtPage, type PageFacts } from '../page';
import { rooms } from '../rooms';
import { createRouter } from '../router';
import type { Details } from '../settings';
import { launcherSettings, settings } from './fixtures';
import type { Scene } from './Scene';

export interface Surroundings {
  readonly page: PageFacts;
  readonly translator: Translator;
  readonly sspTexts: TextsByKey;
  readonly theme: 'light' | 'dark' | 'auto';
}

const nothing = () => {};

/** Where nobody answers. */
export const lostCalls = `${location.origin}/lost`;

/** The widget of a scene: its stores stand still and its actions do nothing. */
export function createFakeWidget(scene: Scene, { page, translator, sspTexts, theme }: Surroundings): Widget {
  const decoration = { ...launcherSettings.decoration, ...scene.launcher?.decoration, theme };
  const notices = createNotices();
  for (const notice of scene.notices ?? []) notices.show(notice);
  const router = createRouter((path) => path);
  router.replace(scene.path ?? '/chat', scene.parameters);
  const conversation = {
    ...emptyConversation,
    isLoaded: true,
    messages: scene.messages ?? [],
    outbox: scene.outbox ?? [],
  };
  const state: VisitorState = { ...emptyVisitor, conversation, isConnected: true, ...scene.visitor };
  const client = {
    store: createStore(state),
    isReady: createStore(true),
    run: () => new Promise<never>((done) => 'isCaptured' in scene && done(scene.isCaptured as never)),
    begin: nothing,
  };
  const details: Details | null =
    scene.settings === null
      ? null
      : {
          settings: { ...settings, ...scene.settings },
          language: translator.language,
          texts: {},
          sspTexts,
        };
  const pageFacts = createStore(page);
  const widget: Widget = {
    launcher: { ...launcherSettings, ...scene.launcher, decoration },
    baseUrl: scene.areCallsLost ? lostCalls : location.origin,
    root: document,
    emit: nothing,
    deepLinks: { ...readDeepLinks(''), message: scene.draft ?? null, isPreview: scene.isPreview ?? false },
    client,
    unsent: {
      clientInstanceId: '',
      newMessageId: isSentNowhere,
      keep: isSentNowhere,
      forget: isSentNowhere,
    },
    router,
    notices,
    availability: {
      store: createStore<AvailabilityState>({
        availability: 'online',
        agentsStatus: team,
        businessHours: launcherSettings.businessHours,
        atMs: Date.now(),
        ...scene.availability,
      }),
      change: nothing,
      stop: nothing,
    },
    window: createStore<WindowState>({
      isOpen: true,
      isExpanded: false,
      entrySource: 'clicked',
      wasAsked: false,
      ...scene.window,
    }),
    details: createStore(details),
    translator: createStore(translator),
    page: pageFacts,
    overrides: createStore({}),
    isStorageVolatile: createStore(false),
    running: [],
    tell: async () => {},
    openFrom: nothing,
    close: nothing,
    expand: nothing,
    override: nothing,
    pageChanged: () => pageFacts.update(() => lookAtPage(page.isHidden)),
    storage: {
      read: (key: string) => scene.stored?.[key] ?? null,
      ...{ write: nothing, remove: nothing, permit: nothing },
    } as unknown as Widget['storage'],
    stop: nothing,
  };
  featuresOf(widget).update((before) => [...before, ...rooms]);
  attachmentsOf(widget).items.update(() => scene.uploads ?? []);
  return widget;
}

const team = {
  agents: [
    { name: 'Ada Lovelace', avatarUrl: null, isActive: true },
    { name: 'Grace Hopper', avatarUrl: null, isActive: true },
    { name: 'Mary Somerville', avatarUrl: null, isActive: false },
  ],
  hasAvailableAgents: true,
  totalNumberOfAgents: 3,
  hasActiveAndAvailableAgents: true,
};

function isSentNowhere(): never {
  throw new Error('Nothing is sent in a scene.');
}
