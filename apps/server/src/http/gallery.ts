import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>Gallery</title>
<link rel="icon" href="data:,">
<script type="module" src="/gallery/gallery.js"></script>
</head>
<body></body>
</html>
`;

/** Every view of the widget in its states, for those who build it. */
export const gallery: FastifyPluginAsync<{ folder: string }> = async (server, { folder }) => {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/gallery/',
    decorateReply: false,
    index: false,
  });
  server.get('/gallery', async (_, reply) => reply.type('text/html; charset=utf-8').send(page));
};
