import { randomBytes } from 'node:crypto';
import type { NewConnection } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import { CommerceError, openConnection, shopifyPrivacyTopics } from '../../platform/commerce';
import type { Credentials } from '../../platform/credentials';
import type { Database } from '../../platform/db';
import type { Log } from '../../platform/log';
import type { Outgoing } from '../../platform/outgoing';
import type { Hook, HookState } from './CommerceService';
import { appSecretOwner } from './passedOn';
import { hookNotes } from './sentences';
import {
  type ConnectionRow,
  findByHook,
  findConnection,
  forgetSecret,
  sealHookAgain,
  setTopics,
} from './store';

export interface HooksOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly outgoing: Outgoing;
  readonly credentials: Credentials | null;
  readonly log: Log;
  readonly ownAddress: () => string;
}

export type Hooks = ReturnType<typeof createHooks>;
type Signing = Pick<ConnectionRow, 'id' | 'platform' | 'sealedAppSecret' | 'sealedHookSecret'>;
type Registered = Signing & Pick<ConnectionRow, 'hookId'>;
type NewHook = Pick<ConnectionRow, 'hookId' | 'sealedHookSecret' | 'hookTopics'>;

const none: NewHook = { hookId: null, sealedHookSecret: null, hookTopics: [] };

/** Shopify signs by the secret of the app, which stands beside the access token; another has one for this alone. */
const signingOf = ({ id, platform, sealedAppSecret, sealedHookSecret }: Signing) =>
  platform === 'shopify'
    ? { owner: appSecretOwner(id), sealed: sealedAppSecret }
    : { owner: hookOwner(id), sealed: sealedHookSecret };
const hookOwner = (connectionId: string) => `${connectionId} webhooks`;

/** Where the platforms of shops tell us something, and by which secret we know them. */
export function createHooks({ database, clock, outgoing, credentials, log, ownAddress }: HooksOptions) {
  const addressOf = (hookId: string) => `${ownAddress()}/webhooks/${hookId}`;
  function secretOf(row: Signing) {
    const { owner, sealed } = signingOf(row);
    return sealed === null ? null : (credentials?.open(owner, sealed) ?? null);
  }

  return {
    /** An address for a new connection, the old one where the shop is the same: what was registered there goes on. */
    newHook(id: string, wanted: NewConnection, before: ConnectionRow | null): NewHook {
      if (!credentials || !canTell(wanted)) return none;
      const isSame = before?.platform === wanted.platform && before.place === wanted.place;
      const hookId = (isSame && before.hookId) || unguessable();
      const isGivenOne = wanted.platform === 'bigcommerce';
      const sealedHookSecret = isGivenOne ? credentials.seal(hookOwner(id), unguessable()) : null;
      return { hookId, sealedHookSecret, hookTopics: [] };
    },

    /** A connection is one without this, too: what is not registered stands in its state. */
    async register(shopId: number, wanted: NewConnection, row: Registered) {
      const { registerHooks } = openConnection(wanted, outgoing);
      const { id, hookId } = row;
      const secret = secretOf(row)?.secret;
      // No platform tells anything to a place that it cannot reach by https.
      if (!hookId || !secret || !registerHooks || !ownAddress().startsWith('https:')) return;
      try {
        await setTopics(database.inShops([shopId]), id, await registerHooks(addressOf(hookId), secret));
      } catch (error) {
        if (!(error instanceof CommerceError)) throw error;
        log.warn({ shopId, trouble: error.trouble, err: error }, 'Webhooks could not be registered');
      }
    },

    async find(hookId: string): Promise<Hook | null> {
      const row = await findByHook(database, hookId);
      const opened = row && secretOf(row);
      if (!row || !opened) return null;
      const { shopId, platform, place } = row;
      if (opened.isOutdated && credentials)
        await sealHookAgain(
          database.inShops([shopId]),
          row,
          credentials.seal(signingOf(row).owner, opened.secret),
        );
      return { shopId, platform, place, secret: opened.secret };
    },

    async stateOf(shopId: number): Promise<HookState | null> {
      const row = await findConnection(database.inShops([shopId]), shopId);
      return row && stateOf(row, row.hookId && addressOf(row.hookId), ownAddress().startsWith('https:'));
    },

    uninstalled: (transaction: Parameters<typeof forgetSecret>[0], shopId: number, at: Date) =>
      forgetSecret(transaction, { shopId, at, now: new Date(clock.now()), reason: hookNotes.uninstalled }),
  };
}

const unguessable = () => randomBytes(32).toString('base64url');

/** Shopify where we know what it signs by; BigCommerce is given that; Magento tells nothing. */
function canTell(wanted: NewConnection): boolean {
  switch (wanted.platform) {
    case 'shopify':
      return wanted.appSecret !== undefined;
    case 'bigcommerce':
      return true;
    case 'magento2':
      return false;
  }
}

function stateOf(row: ConnectionRow, address: string | null, isPublic: boolean): HookState {
  const { platform, hookTopics, sealedSecret } = row;
  const topicsByHand = platform === 'shopify' && address ? [...shopifyPrivacyTopics] : [];
  const state = { address, topics: hookTopics, topicsByHand };
  if (address === null) return { ...state, note: hookNotes.withoutSecret[platform] };
  if (!isPublic) return { ...state, note: hookNotes.notPublic };
  const isRegistered = hookTopics.length > 0 || sealedSecret === '';
  return { ...state, note: isRegistered ? null : hookNotes.notRegistered[platform] };
}
