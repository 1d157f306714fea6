import type { ServerResponse } from 'node:http';
import type { CommercePlatform } from '../../platform/commerce';
import type { WebServer } from '../startWebServer';
import type { Misbehaviour } from './misbehave';
import { hazel, hazelIds, ivy, ivyId, splitId, unpaidId } from './world';

export interface RestShop {
  readonly server: Pick<WebServer, 'place' | 'close'>;
  readonly accessToken: string;
  create(token: string, timeoutMs?: number): CommercePlatform;
}

/** What Magento and BigCommerce have in common as subjects: the same world, and no returns of their own. */
export const restSubject = ({ server, accessToken, create }: RestShop) => ({
  place: server.place,
  platform: create(accessToken),
  stranger: create('guessed'),
  hasty: create(accessToken, 60),
  known: { email: 'hazel@shop.test', phone: '+12025550143', id: hazel.id, firstName: 'Hazel' },
  orderIds: hazelIds,
  foreignOrderId: ivyId,
  open: { customer: ivy, orderId: unpaidId },
  arrived: null,
  shippedId: splitId,
  close: server.close,
});

/** How such a shop is made to fail: what both read when they are asked, and what a test says to them. */
export function createWhims() {
  let wrong: Misbehaviour | null = null;
  let isFiltering = true;
  let forbidden: readonly string[] = [];
  return {
    wrong: () => wrong,
    isFiltering: () => isFiltering,
    isForbidden: (matches: (place: string) => boolean) => forbidden.some(matches),
    said: {
      misbehaves(next: Misbehaviour | null) {
        wrong = next;
      },
      forbid(...places: string[]) {
        forbidden = places;
      },
      ignoreFilters() {
        isFiltering = false;
      },
    },
  };
}

export function sendJson(reply: ServerResponse, json: unknown, status = 200): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json));
}
