import { appKey } from '@shopbell/protocol/schemas';
import { isSwitchedOff } from '@shopbell/rules/launcher';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from './problem';

interface TriedChat {
  readonly deactivatedAt: Date | null;
  readonly deletedAt: Date | null;
}

export interface TryPageOptions {
  readonly findApp: (reference: { key: string }) => Promise<TriedChat | null>;
}

const params = z.object({ appKey });

/** A page with nothing but a chat on it, for whoever has no shop's page at hand yet. */
export const tryPage: FastifyPluginAsyncZod<TryPageOptions> = async (server, { findApp }) => {
  server.get('/try/:appKey', { schema: { params } }, async (request, reply) => {
    const key = request.params.appKey;
    const app = await findApp({ key });
    if (!app) throw new ProblemError('unknown-app');
    const isOff = isSwitchedOff(app);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
      )
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<link rel="icon" href="data:,">
<title>Try the chat</title>
<style>body { max-width: 34em; margin: 3em auto 3em 3em; font: 16px/1.5 system-ui, sans-serif }</style>
</head>
<body>
<h1>Try the chat</h1>
<p>${isOff ? 'This chat is switched off: shoppers see nothing of it.' : 'This is how shoppers see it. Open it and write something: it arrives in the inbox.'}</p>
<script async src="/try/${key}/chat.js"></script>
</body>
</html>
`);
  });
};
