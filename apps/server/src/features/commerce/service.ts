import { randomUUID } from 'node:crypto';
import type { CommerceState, ConnectAnswer, NewConnection } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import {
  CommerceError,
  type CommercePlatform,
  type OrderFacts,
  openConnection,
} from '../../platform/commerce';
import type { Credentials } from '../../platform/credentials';
import type { Database } from '../../platform/db';
import type { Outgoing } from '../../platform/outgoing';
import type { Hooks } from './hooks';
import { appSecretOwner } from './passedOn';
import { locked, noKey, whatIsMissing, whyFailed } from './sentences';
import {
  type ConnectionRow,
  countRefusal,
  deleteConnection,
  findConnection,
  forgetRefusals,
  replaceConnection,
  sealAgain,
} from './store';
import { lockedPlatform, watched, watchPlatform } from './watchPlatform';

export interface ConnectionsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly outgoing: Outgoing;
  readonly credentials: Credentials | null;
  readonly hooks: Hooks;
}

export type Connections = ReturnType<typeof createConnections>;

/** What shops have connected. */
export function createConnections({ database, clock, outgoing, credentials, hooks }: ConnectionsOptions) {
  const inShop = (shopId: number) => database.inShops([shopId]);
  const secretOf = (row: ConnectionRow) => credentials?.open(row.id, row.sealedSecret) ?? null;

  const toConnection = (row: ConnectionRow) => ({
    platform: row.platform,
    place: row.place,
    connectedAt: row.connectedAt.toISOString(),
    knowsShoppers: row.sealedAppSecret !== null,
    state: stateOf(row, secretOf(row) !== null),
  });

  /** Null where the shop has connected nothing; without `opened` nobody here can read what opens it. */
  async function openOf(shopId: number) {
    const row = await findConnection(inShop(shopId), shopId);
    if (!row) return null;
    const secret = secretOf(row);
    if (!secret || !credentials) return { row, opened: null };
    if (secret.isOutdated) await sealAgain(inShop(shopId), sealedAnew(credentials, row, secret.secret));
    return { row, opened: openConnection({ ...row, accessToken: secret.secret }, outgoing) };
  }

  async function platformOf(shopId: number): Promise<CommercePlatform | null> {
    const found = await openOf(shopId);
    if (!found) return null;
    const { row, opened } = found;
    return opened ? watchPlatform(opened.platform, watchOf(shopId, row)) : lockedPlatform();
  }

  function watchOf(shopId: number, row: ConnectionRow) {
    // A row without a mark is not written to for every answer.
    let isMarked = row.refusals > 0;
    return {
      async refused(error: CommerceError) {
        isMarked = true;
        const reason = whyFailed(row, error.trouble);
        await countRefusal(inShop(shopId), row, { at: new Date(clock.now()), reason });
      },
      async answered() {
        if (!isMarked) return;
        isMarked = false;
        await forgetRefusals(inShop(shopId), row);
      },
    };
  }

  const keep = (shopId: number, wanted: NewConnection, scopes: readonly string[], { seal }: Credentials) =>
    inShop(shopId).tx(async (transaction) => {
      const id = randomUUID();
      const { platform, place, accessToken } = wanted;
      const appSecret = wanted.platform === 'shopify' ? wanted.appSecret : undefined;
      const row = {
        ...{
          id,
          platform,
          place,
          scopes,
          connectedAt: new Date(clock.now()),
          sealedSecret: seal(id, accessToken),
        },
        sealedAppSecret: appSecret ? seal(appSecretOwner(id), appSecret) : null,
        ...hooks.newHook(id, wanted, await findConnection(transaction, shopId)),
      };
      await replaceConnection(transaction, shopId, row);
      return row;
    });

  /** Null when all is well. */
  async function check(wanted: NewConnection) {
    try {
      const { missing, advice, scopes = [] } = await openConnection(wanted, outgoing).check();
      if (missing.length === 0) return { failure: null, advice, scopes };
      return { failure: { reason: whatIsMissing(wanted, missing), missing: [...missing] }, advice, scopes };
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error;
      return { failure: { reason: whyFailed(wanted, error.trouble), missing: [] }, advice: [], scopes: [] };
    }
  }

  return {
    platformOf,

    async shopifyPlaceOf(shopId: number): Promise<string | null> {
      const row = await findConnection(inShop(shopId), shopId);
      return row?.platform === 'shopify' ? row.place : null;
    },

    async orderFactsOf(shopId: number, orderId: number): Promise<OrderFacts | null> {
      const found = await openOf(shopId);
      if (!found?.opened?.orderFacts) return null;
      return watched(found.opened.orderFacts(orderId), watchOf(shopId, found.row));
    },

    async read(shopId: number): Promise<Omit<CommerceState, 'isDemo'>> {
      const row = await findConnection(inShop(shopId), shopId);
      return { cannotConnect: credentials ? null : noKey, connection: row && toConnection(row) };
    },

    /** Nothing is kept that does not work. */
    async connect(shopId: number, wanted: NewConnection): Promise<ConnectAnswer> {
      if (!credentials) return { outcome: 'failed', reason: noKey, missing: [] };
      const { failure, advice, scopes } = await check(wanted);
      if (failure) return { outcome: 'failed', ...failure };
      const row = await keep(shopId, wanted, scopes, credentials);
      await hooks.register(shopId, wanted, row);
      const connection = toConnection({ ...row, refusals: 0, brokenAt: null, brokenReason: null });
      return { outcome: 'connected', connection, advice: [...advice] };
    },

    disconnect: (shopId: number) => deleteConnection(inShop(shopId), shopId),
  };
}

/** By the newest key; an app's secret that nobody can open stays as it is. */
function sealedAnew(credentials: Credentials, { id, sealedAppSecret }: ConnectionRow, secret: string) {
  const owner = appSecretOwner(id);
  const opened = sealedAppSecret === null ? null : credentials.open(owner, sealedAppSecret);
  return {
    id,
    sealedSecret: credentials.seal(id, secret),
    sealedAppSecret: opened ? credentials.seal(owner, opened.secret) : sealedAppSecret,
  };
}

function stateOf({ sealedSecret, brokenAt, brokenReason }: ConnectionRow, canBeOpened: boolean) {
  if (!canBeOpened && sealedSecret !== '') return { kind: 'locked', reason: locked } as const;
  if (!brokenAt) return { kind: 'working' } as const;
  return { kind: 'broken', since: brokenAt.toISOString(), reason: brokenReason ?? '' } as const;
}
