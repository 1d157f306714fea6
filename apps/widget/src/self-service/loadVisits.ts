import { storageKey } from '@shopbell/protocol';
import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks/loadChunk';

/** What counts visits; null where it does not come, since nothing hangs on it. */
export const loadVisits = (widget: Widget) =>
  loadChunk('visits', () => import('./lazy/visitsOf')).then(
    ({ visitsOf }) => visitsOf(widget),
    () => null,
  );

/** Something was looked up in this browser, on this page or another. */
export const hasVisits = ({ storage, launcher }: Widget): boolean =>
  storage.read(storageKey(launcher.appId, 'portal-visits')) !== null;
