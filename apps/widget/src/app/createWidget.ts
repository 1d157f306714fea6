import {
  browserEnvironment,
  browserStorage,
  createStore,
  createVisitorClient,
  type Store,
  type VisitorClient,
} from '@shopbell/client/visitor';
import {
  type ApplicationSettings,
  type EmbedStart,
  type EntrySource,
  type LauncherPosition,
  type LauncherSettings,
  type StartPage,
  type StoredName,
  storageKey,
} from '@shopbell/protocol';
import type { AgentsStatus } from '@shopbell/rules/availability';
import { readDeepLinks, resolvePage } from '@shopbell/rules/pages';
import { type AvailabilityWatch, createAvailability } from '../availability';
import { fetchJson } from '../http/fetchJson';
import { createTranslator, mergeTexts, type TextsByKey, type Translator } from '../i18n';
import { reportError } from '../log';
import type { OfflineCapture } from '../capture/lazy/OfflineCaptureForm';
import { createNotices, type Notices } from '../notices';
import { type PageFacts, readPage } from '../page/readPage';
import { createRouter, type Router } from '../router';
import { type Details, loadDetails } from '../settings';
import { screenPaths } from './screenPaths';

/** What the page's API may change after the start. */
export interface Overrides {
  readonly isPoweredByHidden?: boolean;
  readonly areAttachmentsDisabled?: boolean;
  readonly isPortalDisabled?: boolean;
  readonly isAnalyticsDisabled?: boolean;
  readonly hasConsent?: boolean;
  readonly position?: LauncherPosition;
}

/** What the shop's page says of itself and of who is signed in. */
export interface ShopContext {
  readonly domain: string;
  readonly customerId: string | null;
}

export interface WindowState {
  readonly isOpen: boolean;
  readonly isExpanded: boolean;
}

/** The widget without its pixels: what React shows, and what the page's API acts on. */
export interface Widget {
  readonly launcher: LauncherSettings;
  readonly baseUrl: string;
  readonly client: VisitorClient;
  readonly router: Router;
  readonly notices: Notices;
  readonly availability: AvailabilityWatch;
  readonly window: Store<WindowState>;
  readonly hasFloatingInput: Store<boolean>;
  /** Null until the server has answered, or was found not to. */
  readonly details: Store<Details | null>;
  readonly translator: Store<Translator>;
  readonly page: Store<PageFacts>;
  readonly draft: Store<string>;
  readonly overrides: Store<Overrides>;
  /** What the page has put over the texts of the self-service screens. */
  readonly selfServiceTexts: Store<TextsByKey>;
  openFrom(source: EntrySource): void;
  close(): void;
  expand(isExpanded: boolean): void;
  setDraft(text: string): void;
  sendText(text: string): string;
  /** The first message of the floating input: opens the window and goes out once the connection is up. */
  sendFirst(text: string): void;
  closeFloatingInput(): void;
  updateTexts(given: unknown): void;
  updateSelfServiceTexts(given: unknown): void;
  choosePage(page: StartPage): void;
  move(position: LauncherPosition): void;
  captureEmail(email: string): void;
  captureCart(cart: object): void;
  /** True once the server has it. */
  captureOffline(capture: OfflineCapture): Promise<boolean>;
  setShop(shop: ShopContext): void;
  override(change: Overrides): void;
  pageChanged(): void;
  read(name: StoredName): string | null;
  write(name: StoredName, value: string): void;
  stop(): void;
}

export function createWidget({ settings: launcher, baseUrl, emit }: EmbedStart): Widget {
  const storage = browserStorage();
  const key = (name: StoredName) => storageKey(launcher.appId, name);
  const deepLinks = readDeepLinks(location.search);
  const window = createStore<WindowState>({ isOpen: false, isExpanded: false });
  const details = createStore<Details | null>(null);
  const hasFloatingInput = createStore(
    launcher.hasFloatingInput === true && storage.read(key('floating-input-closed')) === null,
  );
  const overrides = createStore<Overrides>({});
  const page = createStore<PageFacts>(readPage());
  const translator = createStore<Translator>(createTranslator({ language: launcher.language }));
  const draft = createStore(deepLinks.message ?? storage.read(key('draft')) ?? '');
  const router = createRouter(screenPaths);
  const notices = createNotices();
  let textOverrides: TextsByKey = {};
  const selfServiceTexts = createStore<TextsByKey>({});
  let shop: ShopContext | null = null;
  let chosenPage = deepLinks.page;
  const { liveChatAvailability, offlineModeEnabledDatetime } = launcher.preferences;
  const availability = createAvailability({
    liveChatAvailability,
    offlineModeEnabledDatetime,
    businessHours: launcher.businessHours,
    agentsStatus: null,
  });
  const client = createVisitorClient({
    appId: launcher.appId,
    baseUrl,
    language: launcher.language,
    environment: browserEnvironment(),
    storage,
  });

  const settings = (): ApplicationSettings | null => details.get()?.settings ?? null;

  function retranslate(): void {
    const loaded = details.get();
    translator.update(() =>
      createTranslator({
        language: loaded?.language ?? launcher.language,
        texts: loaded?.texts ?? {},
        overrides: textOverrides,
        showKeys: settings()?.showTranslationKeys ?? false,
      }),
    );
  }

  async function load(): Promise<void> {
    const loaded = await loadDetails(baseUrl, launcher);
    details.update(() => loaded);
    retranslate();
    if (loaded.settings) {
      const { preferences, businessHours, prefilledMessage } = loaded.settings;
      availability.change({
        liveChatAvailability: preferences.liveChatAvailability,
        offlineModeEnabledDatetime: preferences.offlineModeEnabledDatetime,
        businessHours,
      });
      // A link that says what to ask is stronger than what the shop always asks, and what was typed stronger than both.
      if (draft.get() === '' && prefilledMessage) draft.update(() => prefilledMessage);
    }
    await readAgents();
  }

  async function readAgents(): Promise<void> {
    try {
      const agentsStatus = await fetchJson<AgentsStatus>(
        `${baseUrl}/api/applications/${launcher.appId}/agents`,
      );
      availability.change({ agentsStatus });
    } catch (error) {
      reportError('Who is there to answer could not be found out.', error);
    }
  }

  /** The screen the window opens on; a screen the shopper went to stays. */
  function choosePath(): void {
    if (router.store.get().canGoBack) return;
    router.replace(
      resolvePage(chosenPage ?? 'conversation', {
        isPortalEnabled: false,
        availability: availability.store.get().availability,
        canTriggerAiAgent: settings()?.automation.aiAgent.enabled ?? false,
      }),
    );
  }

  function openFrom(source: EntrySource): void {
    if (window.get().isOpen) return;
    choosePath();
    client.connect();
    // What opens by itself does not count as an opening, or a window once opened would open for ever.
    if (source !== 'auto-open') storage.write(key('last-opened'), String(Date.now()));
    window.update((state) => ({ ...state, isOpen: true }));
    emit('widget:opened', { source });
    if (source === 'from-api') void readAgents();
  }

  const metadata = () => ({ currentUrl: page.get().url });

  const stopWatching = availability.store.subscribe(choosePath);
  void load();

  return {
    launcher,
    baseUrl,
    client,
    router,
    notices,
    availability,
    window,
    hasFloatingInput,
    details,
    translator,
    page,
    draft,
    overrides,
    selfServiceTexts,
    openFrom,
    close() {
      if (!window.get().isOpen) return;
      window.update((state) => ({ ...state, isOpen: false }));
      emit('widget:closed', undefined);
    },
    expand: (isExpanded) => window.update((state) => ({ ...state, isExpanded })),
    setDraft(text) {
      draft.update(() => text);
      if (text === '') storage.remove(key('draft'));
      else storage.write(key('draft'), text);
      if (text.trim() !== '') client.type();
    },
    sendText: (text) => client.send({ type: 'text', text: text.trim() }, metadata()),
    sendFirst(text) {
      hasFloatingInput.update(() => false);
      client.send({ type: 'text', text }, { ...metadata(), ai_agent_message_type: 'entry_customer_message' });
      openFrom('clicked');
    },
    closeFloatingInput() {
      storage.write(key('floating-input-closed'), '1');
      hasFloatingInput.update(() => false);
    },
    updateTexts(given) {
      textOverrides = laidOver(textOverrides, given);
      retranslate();
    },
    updateSelfServiceTexts: (given) => selfServiceTexts.update((texts) => laidOver(texts, given)),
    choosePage(next) {
      chosenPage = next;
      choosePath();
    },
    move: (position) => overrides.update((state) => ({ ...state, position })),
    captureEmail(email) {
      storage.write(key('email'), email);
      client.setEmail(email);
    },
    captureCart: (cart) =>
      client.sendCart({ cart, shop: { myshopify_domain: shop?.domain ?? page.get().shopDomain } }),
    captureOffline(capture) {
      storage.write(key('email'), capture.email);
      client.connect();
      return client.captureOffline(capture);
    },
    setShop(next) {
      shop = next;
    },
    override: (change) => overrides.update((state) => ({ ...state, ...change })),
    pageChanged: () => page.update(() => readPage()),
    read: (name) => storage.read(key(name)),
    write: (name, value) => storage.write(key(name), value),
    stop() {
      stopWatching();
      availability.stop();
      client.disconnect();
    },
  };
}

function laidOver(texts: TextsByKey, given: unknown): TextsByKey {
  const merged = mergeTexts(texts, given);
  if ('texts' in merged) return merged.texts;
  reportError(`updateTexts: ${merged.error}`, given);
  return texts;
}
