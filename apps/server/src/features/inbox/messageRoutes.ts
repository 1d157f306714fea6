import type { IncomingHttpHeaders } from 'node:http';
import { messageEdit, messageReference, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import type { Agents } from '../agents';
import type { Conversations } from '../conversations';
import type { Inbox } from './service';

export interface MessageRoutesOptions {
  readonly agents: Agents;
  readonly inbox: Inbox;
  readonly conversations: Conversations;
}

type Wanted = { readonly kind: 'edit'; readonly text: string } | { readonly kind: 'delete' };

const path = '/console/api/conversations/:conversationId/messages/:id';

/** What an agent does with a message that is sent: only with an own one, and everyone sees that it was done. */
export const messageRoutes: FastifyPluginAsyncZod<MessageRoutesOptions> = async (server, options) => {
  const { agents, inbox, conversations } = options;
  const about = (summary: string) => ({
    tags: ['inbox'],
    summary,
    params: messageReference,
    response: { 200: z.object({ status: z.literal('ok') }), '4xx': problemAnswer },
  });

  async function change(
    headers: IncomingHttpHeaders,
    { conversationId, id }: z.infer<typeof messageReference>,
    wanted: Wanted,
  ) {
    const { shop, userId } = await agents.require(headers);
    const place = { shopId: shop.id, conversationId };
    orThrow(await conversations.change(place, { ...wanted, id, userId }));
    await inbox.wordsChanged(place);
    return { status: 'ok' } as const;
  }

  server.put(
    path,
    { schema: { ...about('Replace the words of an own message'), body: messageEdit } },
    ({ headers, params, body }) => change(headers, params, { kind: 'edit', text: body.text }),
  );
  server.delete(path, { schema: about('Take an own message back') }, ({ headers, params }) =>
    change(headers, params, { kind: 'delete' }),
  );
};
