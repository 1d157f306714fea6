import { startWebServer } from '../startWebServer';
import { type Misbehaviour, misbehave } from './misbehave';

export const loopKey = 'loop-key-for-tests';

/** Loop's call for a deep link as it is documented, with one order that it knows. */
export async function startLoop(known: { readonly name: string; readonly zip: string }) {
  let wrong: Misbehaviour | null = null;
  const server = await startWebServer(({ method, url, headers, body }, reply) => {
    if (wrong) return misbehave(reply, wrong);
    const send = (status: number, json: object) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    if (method !== 'POST' || url !== '/api/v1/order/link') return send(404, { message: 'Not Found' });
    if (headers['x-authorization'] !== loopKey) return send(401, { message: 'Unauthorized' });
    const { name, zip } = JSON.parse(body);
    if (name !== known.name || zip !== known.zip) return send(404, { message: 'Order not found' });
    return send(200, { url: `https://fern.loopreturns.com/#/link/${encodeURIComponent(name)}` });
  });
  return {
    address: new URL(server.address),
    place: server.place,
    asked: server.asked,
    misbehaves(next: Misbehaviour | null) {
      wrong = next;
    },
    close: server.close,
  };
}
