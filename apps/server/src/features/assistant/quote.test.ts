import type { Fact } from '@shopbell/rules/grounding';
import { expect, it } from 'vitest';
import type { Tools, Turn } from './Engine';
import { quoteAny } from './quote';

interface Found {
  readonly title: string;
  readonly text: string;
  readonly score: number;
}

const factOf = ({ title, text, score }: Found, at: number): Fact => ({
  ...{ id: `article:${at}#0.0`, text, score },
  source: { kind: 'article', articleId: String(at), title, url: '', quote: text },
});

/** What is said of it, where this is found. */
async function said(question: string, found: readonly Found[]): Promise<string | null> {
  const tools = {
    articles: async (_: string, where?: string) => (where ? [] : found.map(factOf)),
    flows: async () => [],
  } as unknown as Tools;
  const turn = { language: 'en-US', messages: [{ from: 'shopper', text: question, at: new Date(0) }] };
  const { draft } = await quoteAny(turn as unknown as Turn, tools, { question, earlier: [], goesOn: null });
  return draft.kind === 'answer' ? draft.sentences.map(({ text }) => text).join(' ') : null;
}

it('an article that is just likely must say more of what was asked', async () => {
  const repairs = (score: number) => [{ title: 'Repairs', text: 'We repair vases and lids.', score }];
  expect(await said('Do you repair zebra vases?', repairs(0.9))).not.toBeNull();
  expect(await said('Do you repair zebra vases?', repairs(0.55))).toBeNull();
  expect(await said('Do you repair vases?', repairs(0.55))).not.toBeNull();
});

it('where one article denies what another says, neither is said, also where its title is the question', async () => {
  const [yes, no] = ['We ship to Canada.', 'We do not ship to Canada.'].map((text, at) => ({
    ...{ title: `Shipping ${at}`, text, score: 0.9 },
  })) as [Found, Found];
  expect(await said('Do you ship to Canada?', [yes])).toBe(yes.text);
  expect(await said('Do you ship to Canada?', [yes, no])).toBeNull();
  const asked = { title: 'Do you ship to Canada?', text: 'No, shipping to Canada is too slow.', score: 0.9 };
  expect(await said('Do you ship to Canada?', [asked])).toBe(asked.text);
  expect(await said('Do you ship to Canada?', [yes, asked])).toBeNull();
});

it('what is called by what was asked comes before what only speaks of it', async () => {
  const cards = { title: 'Cards', text: 'A gift is wrapped, with a card.', score: 0.95 };
  const wrapping = { title: 'Gift wrapping', text: 'Gifts are wrapped for nothing.', score: 0.9 };
  expect(await said('Do you offer gift wrapping?', [cards, wrapping])).toBe(wrapping.text);
  expect(await said('Do you offer gift wrapping?', [cards, { ...wrapping, score: 0.6 }])).toBe(cards.text);
});
