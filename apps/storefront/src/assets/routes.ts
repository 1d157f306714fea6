import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Catalog } from '../catalog/createCatalog';
import { drawPicture, type View } from '../pictures/drawPicture';
import { inColour } from '../pictures/inColour';
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

type ByColour = { Params: { handle: string; colour?: string } };

const pictures: readonly { address: string; view: View }[] = [
  { address: '/storefront/products/:handle.svg', view: 'whole' },
  { address: '/storefront/products/:handle/close-up.svg', view: 'close-up' },
  { address: '/storefront/products/:handle/:colour.svg', view: 'whole' },
  { address: '/storefront/products/:handle/:colour/close-up.svg', view: 'close-up' },
];

export function assetRoutes(app: FastifyInstance, catalog: Catalog): void {
  for (const { address, type, content } of files) {
    app.get(address, (_request, reply) => sendFile(reply, type, content));
  }
  for (const { address, view } of pictures) {
    app.get<ByColour>(address, ({ params }, reply) => {
      const drawn = catalog.byHandle(params.handle)?.picture;
      const picture = params.colour === undefined || !drawn ? drawn : inColour(drawn, params.colour);
      return picture ? sendFile(reply, svg, drawPicture(picture, view)) : noSuchFile(reply);
    });
  }
}

function noSuchFile(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
}

function sendFile(reply: FastifyReply, type: string, content: string): FastifyReply {
  return reply
    .type(type)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'public, max-age=300')
    .send(content);
}
