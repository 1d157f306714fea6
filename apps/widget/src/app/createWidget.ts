import { browserStorage, type ClientProblem, createStore } from '@shopbell/client/visitor';
import { type EmbedStart, type EntrySource, type StoredName, storageKey } from '@shopbell/protocol';
import type { Cart } from '@shopbell/rules/cart';
import { messageMetadata } from '@shopbell/rules/metadata';
import { readDeepLinks, resolvePage } from '@shopbell/rules/pages';
import { createAttachmentDraft } from '../attachments';
import { createAvailability } from '../availability';
import type { OfflineSender } from '../capture';
import { startStorageSync } from '../checkout';
import { loadChunk } from '../chunks';
import { createLazyClient } from '../client';
import { createTranslator, mergeTexts, type TextsByKey, type Translator } from '../i18n';
import { reportError } from '../log';
import { createNotices } from '../notices';
import { lookAtPage, type PageFacts } from '../page';
import { createRouter } from '../router';
import { type Details, loadAgents, loadDetails } from '../settings';
import { screenPaths } from './screenPaths';
import type { Overrides, ShopContext, Widget, WindowState } from './Widget';

export function createWidget(
  { settings: launcher, baseUrl, texts, emit }: EmbedStart,
  place: ParentNode,
): Widget {
  const { appId } = launcher;
  const isStorageVolatile = createStore(false);
  const onProblem = ({ code, info }: ClientProblem) => reportError(code, info);
  const storage = browserStorage({
    onProblem,
    onVolatile: () => isStorageVolatile.update(() => true),
    onChange: (stored, value) => sync?.changed(stored, value),
  });
  // On the chat's own host the frame's storage is the page's.
  const isElsewhere = new URL(baseUrl).origin !== location.origin;
  const sync =
    launcher.hasStorageSync && isElsewhere
      ? startStorageSync({ appId, baseUrl, storage, place, onSignedOut: dropStoredDraft })
      : null;
  const key = (name: StoredName) => storageKey(appId, name);
  const deepLinks = readDeepLinks(location.search);
  const window = createStore<WindowState>({ isOpen: false, isExpanded: false, wasAsked: false });
  const details = createStore<Details | null>(null);
  const overrides = createStore<Overrides>({});
  const look = () => lookAtPage((place.firstElementChild as Element).hasAttribute('hidden'));
  const page = createStore<PageFacts>(look());
  const translator = createStore<Translator>(createTranslator({ language: launcher.language, texts }));
  const selfServiceTexts = createStore<TextsByKey>({});
  const storedDraft = storage.read(key('draft'));
  const draft = createStore(deepLinks.message ?? storedDraft ?? '');
  const router = createRouter(screenPaths);
  const notices = createNotices();
  const { liveChatAvailability, offlineModeEnabledDatetime = null } = launcher.preferences;
  const availability = createAvailability({
    liveChatAvailability,
    offlineModeEnabledDatetime,
    businessHours: launcher.businessHours,
    agentsStatus: null,
  });
  let sendOffline: OfflineSender | null = null;
  let textOverrides: TextsByKey = {};
  let chosenPage = deepLinks.page;
  let entrySource: EntrySource = 'clicked';
  let shop: ShopContext | null = null;

  const client = createLazyClient(
    loadChunk('client', () => import('./lazy/startClient')).then(({ startClient }) =>
      startClient({
        launcher,
        baseUrl,
        storage,
        storageReady: sync?.ready.then(takeOver),
        availability,
        router,
        page,
        details,
        language: () => translator.get().language,
        entrySource: () => entrySource,
        captureCart,
        onFailure: askToRefresh,
      }),
    ),
    onLost,
  );

  function captureCart(cart: Cart): void {
    const context = {
      cart,
      shop: { myshopify_domain: shop?.domain ?? page.get().shopDomain },
      customer: { token: shop?.customerId ?? null },
    };
    void client.run((loaded) => loaded.signal('shopify-cart', context));
  }

  function askToRefresh(): void {
    notices.show({ kind: 'general', type: 'danger', text: translator.get().t('errorRefreshPage') });
  }

  /** LAZY-19: a part without which the shopper cannot go on did not come. */
  function onLost(error: unknown): void {
    reportError('A part of the chat could not be loaded.', error);
    askToRefresh();
  }

  /** What is typed while the page is still learning that someone signed out is not theirs, and stays. */
  function dropStoredDraft(): void {
    draft.update((text) => (text === storedDraft ? '' : text));
  }

  /** What the shopper's other pages knew stands in the storage now. */
  function takeOver(): void {
    if (draft.get() === '') draft.update(() => storage.read(key('draft')) ?? '');
  }

  function retranslate(): void {
    const loaded = details.get();
    translator.update(() =>
      createTranslator({
        language: loaded?.language ?? launcher.language,
        texts: loaded?.texts ?? texts,
        overrides: textOverrides,
        showKeys: loaded?.settings?.showTranslationKeys ?? false,
      }),
    );
  }

  async function load(): Promise<void> {
    const [loaded, agentsStatus] = await Promise.all([
      loadDetails(baseUrl, launcher),
      loadAgents(baseUrl, appId),
    ]);
    details.update(() => loaded);
    retranslate();
    if (loaded.settings) {
      const { preferences, businessHours, prefilledMessage } = loaded.settings;
      const { liveChatAvailability, offlineModeEnabledDatetime } = preferences;
      const hours = overrides.get().businessHours ?? businessHours;
      availability.change({ liveChatAvailability, offlineModeEnabledDatetime, businessHours: hours });
      // A link that says what to ask is stronger than what the shop always asks, and what was typed than both.
      if (draft.get() === '' && prefilledMessage) draft.update(() => prefilledMessage);
    }
    availability.change({ agentsStatus });
    choosePath();
  }

  async function refreshAgents(): Promise<void> {
    const agentsStatus = await loadAgents(baseUrl, appId);
    availability.change({ agentsStatus });
  }

  /** The screen the window opens on; a screen the shopper went to stays, and before all is known nothing moves. */
  function choosePath(): void {
    const settings = details.get()?.settings;
    if (!details.get() || router.store.get().canGoBack) return;
    router.replace(
      resolvePage(chosenPage ?? 'conversation', {
        isPortalEnabled: false,
        availability: availability.store.get().availability,
        canTriggerAiAgent: settings?.automation.aiAgent.enabled ?? false,
      }),
    );
  }

  function openFrom(source: EntrySource): void {
    if (window.get().isOpen) return;
    entrySource = source;
    if (source === 'clicked') storage.permit();
    choosePath();
    void client.run((loaded) => loaded.connect());
    // What opens by itself does not count as an opening, or a window once opened would open for ever.
    if (source !== 'auto-open') storage.write(key('last-opened'), String(Date.now()));
    window.update((state) => ({ ...state, isOpen: true, wasAsked: source !== 'auto-open' }));
    emit('widget:opened', { source });
    if (source === 'from-api') void refreshAgents();
  }

  const metadata = (aiAgentMessageType?: 'entry_customer_message') => {
    const settings = details.get()?.settings;
    return messageMetadata({
      capturedMail: storage.read(key('captured-email')) ?? undefined,
      availability: availability.store.get().availability,
      isPreview: deepLinks.isPreview,
      shopType: launcher.shopType,
      shopName: settings?.shopName,
      aiAgentMessageType,
      isAiAgentConversation: false,
      url: page.get().url,
      isCheckout: page.get().isCheckout,
    });
  };
  const attachments = createAttachmentDraft(async () => {
    const { startUploads } = await loadChunk('uploads', () => import('../attachments/lazy/startUploads'));
    return startUploads({
      baseUrl,
      appId,
      run: client.run,
      texts: translator.get,
      say: (text, type) => notices.show({ kind: 'attachment-upload', type, text }),
    });
  }, onLost);
  const stopWatching = availability.store.subscribe(choosePath);
  void load();

  return {
    launcher,
    baseUrl,
    isPreview: deepLinks.isPreview,
    client,
    attachments,
    router,
    notices,
    availability,
    window,
    details,
    translator,
    page,
    draft,
    overrides,
    selfServiceTexts,
    isStorageVolatile,
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
      if (text.trim() !== '') void client.run((loaded) => loaded.type());
    },
    sendText(given, attachments = [], kind) {
      const text = given.trim();
      storage.permit();
      return client.run((loaded) =>
        loaded.send(
          attachments.length > 0
            ? { type: 'attachments', text, attachments: [...attachments] }
            : { type: 'text', text },
          metadata(kind),
        ),
      );
    },
    async answerForm(capturedValue, text) {
      storage.permit();
      await client.run((loaded) =>
        loaded.send({ type: 'field-capture-form', text, capturedValue }, metadata()),
      );
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
    captureEmail(email) {
      void client.run((loaded) => loaded.setEmail(email));
    },
    captureCart,
    async captureOffline(capture) {
      sendOffline ??= (
        await loadChunk('capture', () => import('../capture/lazy/sendOffline'))
      ).createOfflineSender();
      const send = sendOffline;
      return client.run((loaded) => send(loaded, capture, metadata()));
    },
    setShop(next) {
      shop = next;
    },
    override(change) {
      if (change.hasConsent) storage.permit();
      overrides.update((state) => ({ ...state, ...change }));
    },
    pageChanged: () => page.update(look),
    storage,
    async logout() {
      // A page on another origin still holds what is forgotten here, unless it learns when: first, and before this ends.
      if (launcher.hasStorageSync) storage.write(key('last-logout'), String(Date.now()));
      await client.run((loaded) => loaded.logout());
      draft.update(() => '');
      await sync?.settled();
    },
    acted: storage.permit,
    stop() {
      stopWatching();
      sync?.stop();
      availability.stop();
      void client.run((loaded) => loaded.disconnect());
    },
  };
}

function laidOver(texts: TextsByKey, given: unknown): TextsByKey {
  const merged = mergeTexts(texts, given);
  if ('texts' in merged) return merged.texts;
  reportError(`updateTexts: ${merged.error}`, given);
  return texts;
}
