import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** Chunks never change under their name, and any shop's page may load them. */
export const releaseAssets: FastifyPluginAsync<{ folder: string }> = async (server, { folder }) => {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (reply) => {
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('x-content-type-options', 'nosniff');
    },
  });
};
