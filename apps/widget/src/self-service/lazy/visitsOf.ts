import { storageKey } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import type { PortalAction } from '@shopbell/rules/orders';
import { perWidget } from '../../app/perWidget';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';

interface Visit {
  readonly id: string;
  readonly untilMs: number;
}

const dayMs = 86_400_000;
const visitsMax = 5;

/**
 * Tells the shop that an order was looked after, and if the shopper writes within a day, that it was not enough. What is
 * told says nothing of whom, and a page that wants nothing counted is heeded.
 */
export const visitsOf = perWidget((widget) => {
  const { launcher, storage, client, overrides, running } = widget;
  const key = storageKey(launcher.appId, 'portal-visits');
  const noted = new Set<PortalAction>();
  let wasWaiting = false;

  /** Nothing hangs on it: what cannot be told is not counted. */
  const tell = (path: string, query: { accessToken?: string }, body: object) => {
    const accountId = String(widget.details.get()?.settings?.accountId);
    return sspCalls(widget)
      .post<{ visit?: string | null }>(`/ssp/visits${path}`, { ...query, accountId }, body)
      .catch(() => null);
  };

  function kept(): Visit[] {
    try {
      const found: Visit[] = JSON.parse(storage.read(key) ?? '[]');
      return found.filter(({ untilMs }) => untilMs > Date.now());
    } catch {
      return [];
    }
  }

  function heed(): void {
    const isWaiting = client.store.get().conversation.outbox.length > 0;
    const isSent = wasWaiting && !isWaiting;
    wasWaiting = isWaiting;
    const visits = isSent ? kept() : [];
    if (visits.length === 0) return;
    storage.remove(key);
    tell('/asked', {}, { visits: visits.map(({ id }) => id) });
  }
  running.push({ stop: client.store.subscribe(heed) });

  return {
    /** Once on each page; the server knows of the others. */
    async note(action: PortalAction): Promise<void> {
      const { access } = portalOf(widget).store.get();
      if (!access || noted.has(action) || overrides.get().isAnalyticsDisabled) return;
      noted.add(action);
      const { accessToken } = access;
      const id = (await tell('', { accessToken }, { action }))?.visit;
      if (id) storage.write(key, toJson([...kept(), { id, untilMs: Date.now() + dayMs }].slice(-visitsMax)));
    },
  };
});
