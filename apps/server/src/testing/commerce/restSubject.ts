import type { ServerResponse } from 'node:http';
import type { CommercePlatform } from '../../platform/commerce';
import type { WebServer } from '../startWebServer';
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

export function sendJson(reply: ServerResponse, json: unknown, status = 200): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json));
}
