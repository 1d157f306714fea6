import type { UploadItem } from '@shopbell/client/uploads';
import { createStore, emptyVisitor, type VisitorState } from '@shopbell/client/visitor';
import type { ApplicationSettings, LauncherLooks, LauncherSettings, Message } from '@shopbell/protocol';
import { emptyConversation, type OutboxEntry } from '@shopbell/rules/conversation';
import type { TextKey } from '@shopbell/texts';
import { screenPaths } from '../app/screenPaths';
import type { Widget, WindowState } from '../app/Widget';
import type { AvailabilityState } from '../availability';
import type { Translator } from '../i18n';
import { createNotices, type Notice } from '../notices';
import type { PageFacts } from '../page';
import { createRouter } from '../router';
import { launcherSettings, settings } from './fixtures';

/** What a scene says of the widget; everything else is as in a chat that is open, loaded and empty. */
export interface Scene {
  readonly path?: string;
  readonly launcher?: Partial<LauncherSettings>;
  readonly looks?: Partial<LauncherLooks>;
  readonly settings?: Partial<ApplicationSettings> | null;
  readonly visitor?: Partial<VisitorState>;
  readonly messages?: readonly Message[];
  readonly outbox?: readonly OutboxEntry[];
  readonly availability?: Partial<AvailabilityState>;
  readonly window?: Partial<WindowState>;
  readonly notices?: readonly Notice[];
  readonly draft?: string;
  readonly isPreview?: boolean;
  readonly uploads?: readonly UploadItem[];
  /** What the browser has kept, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What is left for later arrives. */
  readonly isCaptured?: boolean;
  /** What a shopper presses to get there, by their keys, one after the other. */
  readonly press?: readonly TextKey[];
}

export interface Surroundings {
  readonly page: PageFacts;
  readonly translator: Translator;
}

const nothing = () => {};

/** The widget of a scene: its stores stand still and its actions do nothing. */
export function createFakeWidget(scene: Scene, { page, translator }: Surroundings): Widget {
  const notices = createNotices();
  for (const notice of scene.notices ?? []) notices.show(notice);
  const router = createRouter(screenPaths);
  router.replace(scene.path ?? '/chat');
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
    run: () => new Promise<never>(nothing),
  };
  const details =
    scene.settings === null
      ? null
      : {
          settings: { ...settings, ...scene.settings },
          language: translator.language,
          texts: {},
          sspTexts: {},
        };
  return {
    launcher: { ...launcherSettings, ...scene.launcher },
    baseUrl: location.origin,
    isPreview: scene.isPreview ?? false,
    client,
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
    window: createStore({ isOpen: true, isExpanded: false, wasAsked: false, ...scene.window }),
    details: createStore(details),
    translator: createStore(translator),
    page: createStore(page),
    draft: createStore(scene.draft ?? ''),
    overrides: createStore({}),
    selfServiceTexts: createStore({}),
    isStorageVolatile: createStore(false),
    openFrom: nothing,
    close: nothing,
    expand: nothing,
    setDraft: nothing,
    sendText: async () => null,
    answerForm: async () => {},
    attachments: {
      items: createStore(scene.uploads ?? []),
      add: nothing,
      retry: nothing,
      remove: nothing,
      take: () => [],
    },
    updateTexts: nothing,
    updateSelfServiceTexts: nothing,
    choosePage: nothing,
    captureEmail: nothing,
    captureCart: nothing,
    captureOffline: async () => scene.isCaptured ?? false,
    setShop: nothing,
    override: nothing,
    pageChanged: nothing,
    storage: {
      read: (key: string) => scene.stored?.[key] ?? null,
      write: nothing,
      remove: nothing,
    } as unknown as Widget['storage'],
    acted: nothing,
    logout: async () => {},
    stop: nothing,
  };
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
