import { storageKey } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import type { PortalAction } from '@shopbell/rules/orders';
import { perWidget } from '../../app/perWidget';
import { portalOf } from './portalOf';
import { sspCalls } from './sspCalls';

interface Visit {
  readonly id: string;
  readonly atMs: number;
}

const dayMs = 86_400_000;
const visitsMax = 5;

/**
 * Tells the shop that an order was looked after, and if the shopper writes within a day, that it was not enough. What is
 * told says nothing of whom, and a page that wants nothing counted is heeded.
 */
export const visitsOf = perWidget((widget) => {
  const { launcher, storage, client, details, overrides, running } = widget;
  const key = storageKey(launcher.appId, 'portal-visits');
  const noted = new Set<PortalAction>();
  let isTelling = false;
  const accountIdOf = () => details.get()?.settings?.accountId;

  /** Nothing hangs on it: what cannot be told is not counted. */
  const tell = (path: string, query: { accessToken?: string }, body: object) => {
    const accountId = String(accountIdOf());
    return sspCalls(widget)
      .post<{ visit?: string | null }>(`/ssp/visits${path}`, { ...query, accountId }, body)
      .catch(() => null);
  };

  function kept(): Visit[] {
    try {
      const found: Visit[] = JSON.parse(storage.read(key) ?? '[]');
      return found.filter(({ atMs }) => Date.now() - atMs < dayMs);
    } catch {
      return [];
    }
  }

  /** Kept until the shop knows; asked twice is asked once. */
  async function askedAfter(visits: readonly Visit[]): Promise<void> {
    // Words may be sent before it is known which shop this is.
    if (visits.length === 0 || isTelling || accountIdOf() === undefined) return;
    isTelling = true;
    const ids = visits.map(({ id }) => id);
    // Who could not be told is told by the next page.
    if ((await tell('/asked', {}, { visits: ids })) === null) return;
    storage.write(key, toJson(kept().filter(({ id }) => !ids.includes(id))));
    isTelling = false;
  }

  // By when something was sent last, since it may have been sent before this code was there.
  function heed(): void {
    const sentMs = Number(storage.read(storageKey(launcher.appId, 'last-pending-time')));
    void askedAfter(kept().filter(({ atMs }) => atMs <= sentMs));
  }
  running.push({ stop: client.store.subscribe(heed) }, { stop: details.subscribe(heed) });
  heed();

  return {
    /** What was left for later in the form goes another way than messages do. */
    asked: () => askedAfter(kept()),
    /** Once on each page; the server knows of the others. */
    async note(action: PortalAction): Promise<void> {
      const portal = portalOf(widget);
      const { access } = portal.store.get();
      if (!access || noted.has(action) || overrides.get().isAnalyticsDisabled) return;
      noted.add(action);
      const { accessToken } = access;
      const atMs = Date.now();
      const id = (await tell('', { accessToken }, { action, entryPoint: portal.entryPoint() ?? undefined }))
        ?.visit;
      if (id) storage.write(key, toJson([...kept(), { id, atMs }].slice(-visitsMax)));
    },
  };
});
