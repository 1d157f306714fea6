import type { Page } from '@playwright/test';
import type { EmbedConfig } from '../../packages/protocol/src/embed';

type Change<Value> = {
  readonly [Key in keyof Value]?: Value[Key] extends readonly unknown[]
    ? Value[Key]
    : Change<Value[Key]> | Value[Key];
};

/** The chat as a shop with other settings would get it: what the server wrote into the script, changed on its way. */
export async function alterChat(page: Page, change: Change<EmbedConfig>): Promise<void> {
  await page.route(/\/w\/demo\.js/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const begin = script.lastIndexOf('{"settings":');
    const end = script.lastIndexOf(',document.currentScript');
    const config = merge(JSON.parse(script.slice(begin, end)), change);
    await route.fulfill({
      response,
      body: script.slice(0, begin) + JSON.stringify(config) + script.slice(end),
    });
  });
}

/** A page of the shop with something put before its end. */
export async function addToPage(page: Page, path: string | RegExp, html: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `${html}</head>`);
    await route.fulfill({ response, body });
  });
}

function merge(value: object, change: object): object {
  const merged: Record<string, unknown> = { ...value };
  for (const [key, given] of Object.entries(change)) {
    const before = merged[key];
    merged[key] = isRecord(before) && isRecord(given) ? merge(before, given) : given;
  }
  return merged;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
