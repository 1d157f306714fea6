import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import esbuild from 'esbuild';
import type { ServedCampaign, ShownCampaign } from '../../packages/protocol/src';
import { textsOf } from '../../packages/texts/src/all';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const cardUrl = '/e2e/card.js';

/** A campaign that says nothing but hello. */
export const plainCampaign: ServedCampaign = {
  id: '7f3e0a52-9f4c-4a5e-8f0e-2f6a3b1c4d5e',
  name: 'Welcome back',
  language: null,
  is_light: true,
  variantId: null,
  created_datetime: '2026-11-01T00:00:00Z',
  message: { text: 'Shall I help you find a throw?', html: '<p>Shall I help you find a <b>throw</b>?</p>' },
  agent: null,
  attachments: [],
  variants: [],
  meta: {
    ...{ delay: 0, noReply: false, maxCampaignDisplaysInSession: null, minimumTimeBetweenCampaigns: null },
    ...{ agentName: null, agentAvatarUrl: null },
  },
  triggers: [],
  schedule: null,
};

export interface CardWish {
  readonly campaign?: Partial<ServedCampaign>;
  readonly language?: string;
  readonly theme?: 'light' | 'dark';
}

declare global {
  interface Window {
    /** What the card has told, in order. */
    cardEvents: string[];
  }
}

/** Puts a campaign's card on a page of the shop, in the way that the page's own code does it. */
export async function showCard(page: Page, { campaign = {}, language = 'en-US', theme = 'light' }: CardWish) {
  const { prerenderCampaign } = await import(path('../../apps/widget/dist/prerender.mjs'));
  const whole = { ...plainCampaign, ...campaign };
  const drawing = {
    settings: { name: 'Fern & Field', decoration: { theme }, shopType: 'shopify' },
    language,
    texts: textsOf(language).texts,
  };
  const { tree, css } = prerenderCampaign(whole, null, drawing);
  const shown: ShownCampaign = {
    ...{ campaign: whole, variantId: null, card: tree, css, abVariant: 'display' },
    agent: { name: 'Ada Lovelace', avatarUrl: null },
    verdict: { conditions: [{ key: 'visit_count', wanted: 2, actual: 3, passed: true }] },
  };
  await serveCard(page);
  await page.evaluate(
    async ([url, given]) => {
      window.cardEvents = [];
      const { showOn } = await import(url);
      await showOn(JSON.parse(given));
    },
    [cardUrl, JSON.stringify(shown)] as const,
  );
}

let bundle: Promise<string> | null = null;

async function serveCard(page: Page): Promise<void> {
  bundle ??= esbuild
    .build({
      stdin: { contents: entry, resolveDir: path('../..'), loader: 'ts' },
      ...{ bundle: true, format: 'esm', write: false },
    })
    .then(({ outputFiles }) => outputFiles[0]?.text ?? '');
  const body = await bundle;
  await page.route(`**${cardUrl}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** The window's own file is the way to the app; the launcher stands on the page already. */
const entry = `
import { showCard } from './apps/embed/src/campaigns/card/showCard.ts';
const names = ['dismissed', 'clicked', 'replied', 'linkClicked', 'addedToCart', 'revealed', 'submitted'];
export async function showOn(shown) {
  const container = document.getElementById('gorgias-chat-container');
  const root = container.shadowRoot;
  const host = root.firstElementChild;
  const script = document.querySelector('script[src*="/w/"]');
  const code = await (await fetch(script.src)).text();
  const windowPath = /["'\`](\\/w\\/[^"'\`]+\\.js[^"'\`]*)["'\`]/.exec(code)[1];
  const listener = Object.fromEntries(names.map((name) => [name, (...given) =>
    window.cardEvents.push([name, ...given.slice(1)].filter((part) => part !== undefined).join(' '))]));
  const emit = (event, detail) => window.cardEvents.push(['emit', event, detail?.source].filter(Boolean).join(' '));
  const signal = new AbortController().signal;
  let stage = null;
  const load = async () => {
    stage ??= import(windowPath).then(({ mount }) => mount({
      root, host, tree: null, baseUrl: location.origin, signal, emit,
      fetchAhead() {}, isOnline: () => true, onChange() {}, onStart() {},
    }));
    return (await stage).load();
  };
  showCard({ root, host, baseUrl: location.origin, signal, load }, shown, listener, () => null);
}
`;
