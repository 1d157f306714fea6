import { browserStorage } from '@shopbell/client/visitor';
import { isShopOrigin, ownEntries, readSyncMessage } from '@shopbell/rules/storage-sync';

/** The script of the hidden frame, alone on its page. Who may talk to it stands in the page, written by the server. */
const { appId = '', domains = '' } = document.currentScript?.dataset ?? {};
const app = Number(appId);
const shopDomains = domains.split(' ').filter((domain) => domain !== '');
const storage = browserStorage();
// Only a page whose shopper has acted tells this one to keep anything.
storage.permit();

const isOwn = (origin: string) =>
  origin === location.origin || isShopOrigin(origin, shopDomains, location.protocol);

addEventListener('message', ({ source, origin, data }) => {
  if (parent === window || source !== parent || !isOwn(origin)) return;
  const message = readSyncMessage(data, app);
  switch (message?.type) {
    case 'gorgiasSyncStorage':
      for (const [key] of stored()) storage.remove(key);
      for (const [key, value] of message.entries) storage.write(key, value);
      return;
    case 'gorgiasSaveToStorage':
      return storage.write(message.key, message.value);
    case 'gorgiasRemoveFromStorage':
      return storage.remove(message.key);
    case 'gorgiasCheckoutStorageRequest':
      return parent.postMessage({ type: 'gorgiasCheckoutStorageResponse', entries: stored() }, origin);
  }
});

const stored = () =>
  ownEntries(
    storage.keys().map((key) => [key, storage.read(key) ?? '']),
    app,
  );
