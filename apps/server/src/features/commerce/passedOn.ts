import type { Clock } from '../../platform/clock';
import { readProxyQuery } from '../../platform/commerce';
import type { Credentials } from '../../platform/credentials';
import type { Database } from '../../platform/db';
import type { PassedOn } from './CommerceService';
import { findSigning } from './store';

export interface PassedOnDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly credentials: Credentials | null;
}

/** chosen: as far as two clocks may be apart, and no longer a use for whoever has read an address somewhere. */
const freshMs = 120_000;

/** The secret of the app is sealed for the same row as the access token, but neither opens as the other. */
export const appSecretOwner = (connectionId: string): string => `${connectionId} app secret`;

/** Requests that come from a shop's own pages through Shopify, which signs them. */
export const createPassedOn =
  ({ database, clock, credentials }: PassedOnDependencies) =>
  async (search: string): Promise<PassedOn | null> => {
    const query = readProxyQuery(search);
    if (!query || !credentials || Math.abs(clock.now() - query.sentAtMs) > freshMs) return null;
    for (const { id, shopId, sealedAppSecret } of await findSigning(database, query.shop)) {
      const opened = credentials.open(appSecretOwner(id), sealedAppSecret);
      if (opened && query.isSignedWith(opened.secret)) return { shopId, customerId: query.customerId };
    }
    return null;
  };
