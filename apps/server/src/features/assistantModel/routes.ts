import {
  assistantBudget,
  assistantModelState,
  assistantPolicy,
  assistantSelling,
  newAssistantModel,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Agents } from '../agents';
import type { Models } from './service';

export interface ModelRoutesOptions {
  readonly agents: Agents;
  readonly models: Models;
}

export const modelRoutes: FastifyPluginAsyncZod<ModelRoutesOptions> = async (server, { agents, models }) => {
  const path = '/console/api/assistant/model';
  const tags = ['assistant'];
  const response = { 200: assistantModelState, '4xx': problemAnswer };

  const reading = { tags, summary: 'Which model thinks, what it may cost and did; never its key', response };
  server.get(path, { schema: reading }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return models.read(shop.id);
  });

  const choosing = { tags, summary: 'Use a model of the shop’s own', body: newAssistantModel, response };
  server.put(path, { schema: choosing }, async ({ headers, body }) => {
    const { shop } = await agents.require(headers, canConfigure);
    await models.choose(shop.id, body);
    return models.read(shop.id);
  });

  const forgetting = { tags, summary: 'Forget the shop’s own model and its key', response };
  server.delete(path, { schema: forgetting }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    await models.forget(shop.id);
    return models.read(shop.id);
  });

  const budgeting = { tags, summary: 'What the assistant may spend', body: assistantBudget, response };
  server.put('/console/api/assistant/budget', { schema: budgeting }, async ({ headers, body }) => {
    const { shop } = await agents.require(headers, canConfigure);
    await models.setBudget(shop.id, body);
    return models.read(shop.id);
  });

  const promising = { tags, summary: 'What the owner promises, as rules', body: assistantPolicy, response };
  server.put('/console/api/assistant/policy', { schema: promising }, async ({ headers, body }) => {
    const { shop } = await agents.require(headers, canConfigure);
    await models.setPolicy(shop.id, body);
    return models.read(shop.id);
  });

  const selling = {
    tags,
    summary: 'Which discounts the assistant may give',
    body: assistantSelling,
    response,
  };
  server.put('/console/api/assistant/selling', { schema: selling }, async ({ headers, body }) => {
    const { shop } = await agents.require(headers, canConfigure);
    await models.setSelling(shop.id, body);
    return models.read(shop.id);
  });
};
