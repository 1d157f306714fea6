import { chatKeyPrefix } from '@shopbell/protocol';
import {
  hasLeft,
  isSignedOut,
  newerSide,
  ownEntries,
  readSyncMessage,
  type StoredEntries,
  type SyncMessage,
  withoutShopper,
} from '@shopbell/rules/storage-sync';
import type { Widget } from '../../app/Widget';
import { reportError } from '../../log';
import { beginAnew } from '../../visitors/forgetShopper';
import type { StorageSync } from '../StorageSync';

/** The address is the specification's (CHK-01). */
const storageFramePath = '/shopify-checkout-chat-storage-sync';

/** A frame that does not answer, or is blocked, must not keep the shopper waiting. */
const patienceMs = 1500;

/** Takes over what the frame knows if that is newer, gives it what is known here if not, and then tells every change. */
export function syncStorage(widget: Widget): StorageSync {
  const { launcher, baseUrl, storage, root, client, tell } = widget;
  const { appId } = launcher;
  const { origin: frameOrigin } = new URL(baseUrl);
  const frame = createHiddenFrame(`${baseUrl}${storageFramePath}?appId=${appId}`);
  const controller = new AbortController();
  const { signal } = controller;
  const waiting: SyncMessage[] = [];
  const settling: (() => void)[] = [];
  let isInStep = false;
  let isAdopting = false;
  let isLate = false;

  const post = (message: SyncMessage) => frame.contentWindow?.postMessage(message, frameOrigin);
  const own = (): StoredEntries =>
    ownEntries(
      storage.keys().map((key) => [key, storage.read(key) ?? '']),
      appId,
    );

  const found = own();

  function adopt(entries: StoredEntries): void {
    isAdopting = true;
    // What is given stays in its place: a token that is taken away signs other tabs out.
    const given = new Map(entries);
    for (const key of storage.keys())
      if (key.startsWith(chatKeyPrefix(appId)) && !given.has(key)) storage.remove(key);
    for (const [key, value] of entries) storage.write(key, value);
    isAdopting = false;
  }

  /** Whoever was here has gone: nothing of theirs stays, and what is there since is taken over. */
  async function giveWay(entries: StoredEntries): Promise<void> {
    waiting.length = 0;
    const take = () => {
      adopt(isSignedOut(entries, appId) ? withoutShopper(entries, appId) : entries);
      post({ type: 'gorgiasSyncStorage', entries: own() });
    };
    void tell('signedOut', 'elsewhere');
    if (!isLate) return take();
    // The client has not waited: it goes on as somebody else.
    await client.run((loaded) => {
      isAdopting = true;
      loaded.logout();
      take();
    });
    beginAnew(widget);
  }

  function answered(entries: StoredEntries): void {
    isInStep = true;
    if (hasLeft(found, entries, appId)) {
      giveWay(entries).catch((error) => reportError('Who signed out elsewhere is still here.', error));
    } else if (newerSide(own(), entries, appId) === 'own') {
      // Nothing here, nothing to tell; and a page in use since is not changed under its shopper's hands.
      if (own().length > 0) post({ type: 'gorgiasSyncStorage', entries: own() });
    } else if (!isLate) adopt(entries);
    for (const message of waiting.splice(0)) post(message);
  }

  const ready = new Promise<void>((done) => {
    const timer = setTimeout(() => {
      isLate = true;
      done();
    }, patienceMs);
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || source === null || origin !== frameOrigin) return;
      const message = readSyncMessage(data, appId);
      if (message?.type !== 'gorgiasCheckoutStorageResponse') return;
      if (isInStep) {
        for (const settle of settling.splice(0)) settle();
        return;
      }
      clearTimeout(timer);
      answered(message.entries);
      done();
    };
    addEventListener('message', onMessage, { signal });
  });
  const ask = () => post({ type: 'gorgiasCheckoutStorageRequest', requestId: String(Date.now()) });
  frame.addEventListener('load', ask, { signal });
  root.append(frame);

  /** The frame hears in order: when it answers, it has heard what was said before. */
  const answer = () =>
    new Promise<void>((done) => {
      settling.push(done);
      AbortSignal.timeout(patienceMs).addEventListener('abort', () => done());
      ask();
    });

  return {
    ready,
    async settled() {
      await ready;
      if (isInStep) await answer();
    },
    changed(key, value) {
      if (isAdopting || !key.startsWith(chatKeyPrefix(appId))) return;
      const message: SyncMessage =
        value === null
          ? { type: 'gorgiasRemoveFromStorage', key }
          : { type: 'gorgiasSaveToStorage', key, value };
      if (isInStep) post(message);
      else waiting.push(message);
    },
    stop() {
      controller.abort();
      frame.replaceWith();
    },
  };
}

function createHiddenFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.title = 'Chat storage';
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  frame.src = address;
  return frame;
}
