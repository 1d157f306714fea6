import { createOutgoing, type Outgoing } from '../platform/outgoing';

/** A way out on which others' names lead to servers of the test: `https://api.bigcommerce.com` to `http://localhost:7`. */
export function createRedirectedOutgoing(places: Readonly<Record<string, string>>): Outgoing {
  const outgoing = createOutgoing({ allowed: Object.values(places).map((address) => new URL(address).host) });
  return {
    fetch(where, request) {
      const { origin, href } = new URL(where);
      return outgoing.fetch(href.replace(origin, places[origin] ?? origin), request);
    },
  };
}
