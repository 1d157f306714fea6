import { createStore } from '@shopbell/client/visitor';
import { type CodeChannel, codeLimits, type Order, type OrderAccess, storageKey } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { initialLogin, type LoginEvent, type LoginState, reduceLogin } from '@shopbell/rules/login';
import { entryPointOf, newOrderCache, type OrderCache, readOrderCache } from '@shopbell/rules/orders';
import { perWidget } from '../../app/perWidget';
import { reportError } from '../../log';
import { customerOf } from '../../visitors/customerOf';

/** Which calls a code belongs to (HTTP-53). */
export type LoginFamily = 'portal' | 'identity';

export interface CodeRequest {
  readonly family: LoginFamily;
  readonly channel: CodeChannel;
  readonly sendTo: string;
}

export interface Access extends OrderAccess {
  readonly expiresAtMs: number;
  /** With what it was got, where somebody proved who they are. */
  readonly idToken?: string;
}

/** SSP-04, SSP-05. */
export interface PortalState {
  readonly access: Access | null;
  readonly codeRequestDetails: CodeRequest | null;
  readonly login: LoginState;
  readonly cache: OrderCache | null;
  /** They do not want to be who they were: the shop's own sign-in must not bring that one back. */
  readonly hasLeft: boolean;
  /** What they had proven was taken from them while they looked, with all that was kept of them. */
  readonly isTaken: boolean;
}

const empty: PortalState = {
  access: null,
  codeRequestDetails: null,
  login: initialLogin,
  cache: null,
  hasLeft: false,
  isTaken: false,
};

/** What the portal knows of who is signed in, and of their orders; all of it ends with the sign-in. */
export const portalOf = perWidget((widget) => {
  const { launcher, storage, running, client, router } = widget;
  const keys = {
    access: storageKey(launcher.appId, 'order-access'),
    cache: storageKey(launcher.appId, 'order-cache'),
    request: storageKey(launcher.appId, 'code-request'),
  };
  const read = (key: string): unknown => {
    try {
      return JSON.parse(storage.read(key) ?? 'null');
    } catch (error) {
      reportError('INVALID_STORED_JSON', error);
      return null;
    }
  };
  const found = read(keys.access) as Access | null;
  const isValid = typeof found?.accessToken === 'string' && found.expiresAtMs > Date.now();
  const store = createStore<PortalState>({
    ...empty,
    access: isValid ? found : null,
    cache: isValid ? readOrderCache(read(keys.cache), Date.now()) : null,
    codeRequestDetails: readCodeRequest(read(keys.request)),
  });
  const change = (next: Partial<PortalState>) => store.update((state) => ({ ...state, ...next }));
  const keepCache = (cache: OrderCache) => {
    change({ cache });
    storage.write(keys.cache, toJson(cache));
  };
  const forget = () => store.update(() => empty);
  const end = (hasLeft: boolean) => {
    store.update(() => ({ ...empty, hasLeft }));
    for (const key of Object.values(keys)) storage.remove(key);
    if (hasLeft) storage.remove(storageKey(launcher.appId, 'campaign-positives'));
  };
  // Signed out in another tab, which has seen to the storage.
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === keys.access && newValue === null) forget();
  };
  // Deleted at the desk: the client has cleared the storage, of which this tab hears nothing by itself.
  const stopHeeding = client.store.subscribe(() => {
    if (store.get().access && storage.read(keys.access) === null)
      store.update(() => ({ ...empty, isTaken: true }));
  });
  // The first screen of it that they see, until they have left it.
  let entryPoint = entryPointOf(router.store.get().route.path);
  const stopFollowing = router.store.subscribe(() => {
    const here = entryPointOf(router.store.get().route.path);
    entryPoint = here && (entryPoint ?? here);
  });
  addEventListener('storage', onStorage);
  running.push({
    signedOut: forget,
    stop() {
      stopHeeding();
      stopFollowing();
      removeEventListener('storage', onStorage);
    },
  });

  return {
    store,
    entryPoint: () => entryPoint,
    dispatch: (event: LoginEvent) =>
      store.update((state) => ({ ...state, login: reduceLogin(state.login, event) })),
    askedFor(codeRequestDetails: CodeRequest) {
      change({ codeRequestDetails });
      const kept = { ...codeRequestDetails, expiresAtMs: Date.now() + codeLimits.lifetimeMs };
      storage.write(keys.request, toJson(kept));
    },
    signIn({ accessToken, customer, idToken }: OrderAccess & Pick<Access, 'idToken'>) {
      const proof = idToken === undefined ? {} : { idToken };
      const access = { accessToken, customer, ...proof, expiresAtMs: Date.now() + codeLimits.orderAccessMs };
      storage.write(keys.access, toJson(access));
      change({ access, cache: null, hasLeft: false, isTaken: false });
      storage.remove(keys.cache);
      storage.remove(keys.request);
      customerOf(widget).save({
        email: customer.email,
        id: String(customer.id),
        firstName: customer.first_name,
      });
    },
    signOut: () => end(true),
    /** The half hour is over; it is still them. */
    expire: () => end(false),
    /** The orders in hand, for five minutes. */
    cached: (): OrderCache | null => readOrderCache(store.get().cache, Date.now()),
    dropOrders: () => change({ cache: null }),
    keepOrders: (orders: readonly Order[], actions?: OrderCache['actions']) =>
      keepCache(newOrderCache(orders, Date.now(), actions)),
    keepOrder(order: Order) {
      const { cache } = store.get();
      if (cache)
        keepCache({ ...cache, orders: cache.orders.map((each) => (each.id === order.id ? order : each)) });
    },
    keepTransactions(name: string, transactions: OrderCache['ordersTransactions'][string]) {
      const { cache } = store.get();
      if (cache)
        keepCache({ ...cache, ordersTransactions: { ...cache.ordersTransactions, [name]: transactions } });
    },
  };
});

function readCodeRequest(stored: unknown): CodeRequest | null {
  const { family, channel, sendTo, expiresAtMs } = (stored ?? {}) as Partial<CodeRequest & Access>;
  if (!family || !channel || !sendTo || !(Number(expiresAtMs) > Date.now())) return null;
  return { family, channel, sendTo };
}
