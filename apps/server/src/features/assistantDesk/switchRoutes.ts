import type { IncomingHttpHeaders } from 'node:http';
import {
  assistantChatChange,
  assistantChats,
  assistantSilence,
  chatReference,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Agents } from '../agents';
import type { Switches } from './switches';

export interface SwitchRoutesOptions {
  readonly agents: Agents;
  readonly switches: Switches;
}

const about = (summary: string) => ({ tags: ['assistant'], summary });
const response = { 200: assistantChats, '4xx': problemAnswer, '5xx': problemAnswer };

export const switchRoutes: FastifyPluginAsyncZod<SwitchRoutesOptions> = async (
  server,
  { agents, switches },
) => {
  const editor = (headers: IncomingHttpHeaders) => agents.require(headers, canConfigure);

  const list = { ...about('In which chats the assistant answers'), response };
  server.get('/console/api/assistant/chats', { schema: list }, async ({ headers }) => ({
    chats: await switches.list((await editor(headers)).shop.id),
  }));
  const set = {
    ...about('Whether and for what the assistant answers in a chat'),
    ...{ params: chatReference, body: assistantChatChange, response },
  };
  server.put('/console/api/assistant/chats/:chatId', { schema: set }, async ({ headers, params, body }) => {
    const member = await editor(headers);
    return { chats: await switches.set(member.shop.id, params.chatId, body, member) };
  });
  const silence = {
    ...about('Silences the assistant in all chats of the shop at once, or lets it speak again'),
    ...{ body: assistantSilence, response },
  };
  server.put('/console/api/assistant/silence', { schema: silence }, async ({ headers, body }) => {
    const member = await editor(headers);
    return { chats: await switches.silence(member.shop.id, body.isSilenced, member) };
  });
};
