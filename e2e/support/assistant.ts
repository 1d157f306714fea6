import type { Page } from '@playwright/test';
import { type ScriptedModel, startModel } from '../../apps/server/src/testing/startModel';
import { openChatSettings } from './chats';
import { createDesk, type Desk } from './startDesk';
import { test as base, chatWindow, expect, launcher, visit } from './test';

interface Tools {
  /** The server may ask it, once a test has named it to a shop; until then it answers by quoting. */
  readonly model: ScriptedModel;
}

export const test = base.extend<object, Tools>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const model = await startModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ model }, use) => {
      const desk = await createDesk({ OUTGOING_ALLOWED: model.place });
      await desk.start();
      await use(desk);
      await desk.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const settings = (channels = { email: true, sms: false }, aiAgent: object = {}) => ({
  ...openChatSettings,
  automation: { aiAgent: { enabled: true, ...aiAgent } },
  selfService: {
    ...{ enabled: true, startChatEnabled: true, channels },
    flows: { track_order: true, cancel_order: true, return_order: true },
    atOnce: { cancel_order: true, change_address: true, return_order: true },
  },
});

export const log = (page: Page) => page.getByRole('log');

export const button = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name });

export const person = (page: Page) => button(page, 'Talk to a person');

export const strip = (page: Page) => chatWindow(page).getByRole('region', { name: 'AI agent' });

/** What a model says here that only asks back. */
export const askedMore = 'Could you tell us a little more about it?';

/** A model that asks back once the test lets it. */
export function asksLater() {
  let say = () => {};
  const after = new Promise<void>((done) => {
    say = done;
  });
  return { later: { after, plays: { calls: 'ask', with: { about: 'more' } } }, say };
}

export const emailForm = (page: Page) => log(page).getByText('Get our reply by email');

export async function open(page: Page, desk: Desk, given: object = settings()): Promise<void> {
  await visit(page, await desk.addChat(given));
  await launcher(page).click();
  await expect(person(page)).toBeVisible();
}

/** As the console asks for it, whose forms have tests of their own. */
export async function publish(owner: Page, title: string, body: string, language = 'en-US'): Promise<void> {
  const { origin } = new URL(owner.url());
  const ask = async (method: string, path: string, data: object) => {
    const given = { method, headers: { origin }, data };
    const answer = await owner.request.fetch(`/console/api/help-center/articles${path}`, given);
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { id } = await ask('POST', '', { language, title, body, categoryId: null });
  await ask('PUT', `/${id}/state`, { revision: 1, language, state: 'published' });
}

/** What the owner promises by rule, as their form saves it. */
export async function promise(owner: Page, policy: { readonly returnDays?: number }): Promise<void> {
  const { origin } = new URL(owner.url());
  const data = { returnDays: null, areSaleItemsReturned: null, ...policy };
  const answer = await owner.request.put('/console/api/assistant/policy', { headers: { origin }, data });
  expect(answer.status()).toBe(200);
}

/** The shop's own model, for as long as a test wants it. */
export function ownModel(owner: Page, model: ScriptedModel) {
  const { origin } = new URL(owner.url());
  const ask = async (method: string, data: object = {}) => {
    const given = { method, headers: { origin }, data };
    expect((await owner.request.fetch('/console/api/assistant/model', given)).status()).toBe(200);
  };
  return {
    connect: () => ask('PUT', { baseUrl: `${model.address}/v1`, model: 'scripted' }),
    disconnect: () => ask('DELETE'),
  };
}

/** The conversation may offer to keep an address, in a field of the same name. */
export const atSignIn = (page: Page) => expect(button(page, 'Send code')).toBeVisible();
