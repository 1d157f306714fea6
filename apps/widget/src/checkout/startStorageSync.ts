import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';
import type { StorageSync } from './StorageSync';

/**
 * A shop's checkout may stand on another subdomain than the shop, with a storage of its own. Both exchange theirs
 * through a frame of the chat's host. Most pages need none, so its code comes only where one does.
 */
export function startStorageSync(widget: Widget): StorageSync {
  const started = loadChunk('storage-sync', () => import('./lazy/syncStorage')).then(({ syncStorage }) =>
    syncStorage(widget),
  );
  const report = (error: unknown) => reportError('The storage of the checkout could not be reached.', error);
  return {
    ready: started.then((sync) => sync.ready).catch(report),
    changed: (key, value) => void started.then((sync) => sync.changed(key, value)).catch(() => {}),
    settled: () => started.then((sync) => sync.settled()).catch(() => {}),
    stop: () => void started.then((sync) => sync.stop()).catch(() => {}),
  };
}
