import type { FastifyInstance, FastifyReply } from 'fastify';
import { productByHandle } from '../catalog';
import { drawPicture, type View } from '../pictures/drawPicture';
import { brandIcon, chevron, emptyBasket, heroScene } from '../pictures/scenes';
import { shopScript } from './shopScript';
import { styleSheet } from './styleSheet';

const svg = 'image/svg+xml';

// Strings and not files on disk: the plugin is bundled into one file, and nothing beside it would come along.
const files = [
  { address: '/storefront/style.css', type: 'text/css; charset=utf-8', content: styleSheet },
  { address: '/storefront/shop.js', type: 'text/javascript; charset=utf-8', content: shopScript },
  { address: '/storefront/hero.svg', type: svg, content: heroScene },
  { address: '/storefront/icon.svg', type: svg, content: brandIcon },
  { address: '/storefront/chevron.svg', type: svg, content: chevron },
  { address: '/storefront/basket.svg', type: svg, content: emptyBasket },
];

type ByHandle = { Params: { handle: string } };

export function assetRoutes(app: FastifyInstance): void {
  for (const { address, type, content } of files) {
    app.get(address, (_request, reply) => sendFile(reply, type, content));
  }
  app.get<ByHandle>('/storefront/products/:handle.svg', (request, reply) =>
    sendPicture(reply, request.params.handle, 'whole'),
  );
  app.get<ByHandle>('/storefront/products/:handle/close-up.svg', (request, reply) =>
    sendPicture(reply, request.params.handle, 'close-up'),
  );
}

function sendPicture(reply: FastifyReply, handle: string, view: View): FastifyReply {
  const product = productByHandle(handle);
  if (!product) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  return sendFile(reply, svg, drawPicture(product.picture, view));
}

function sendFile(reply: FastifyReply, type: string, content: string): FastifyReply {
  return reply
    .type(type)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'public, max-age=300')
    .send(content);
}
