import type { Order } from '@shopbell/protocol';
import { appSettings } from '@shopbell/protocol/schemas';
import type { Fact, SoldProduct } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import { describe, expect, it } from 'vitest';
import { testOrder } from '../../testing/createTestCommerce';
import { engineContract } from '../../testing/engineContract';
import type { App } from '../shops';
import { createBuiltIn } from './builtIn';
import type { Tools, Turn, TurnMessage } from './Engine';

const app = {
  id: 1,
  shopId: 1,
  name: 'Shop',
  domains: [],
  settings: appSettings.parse({
    selfService: {
      ...{ enabled: true, atOnce: { change_address: true } },
      flows: { return_order: true, report_issue: true },
    },
  }),
} as unknown as App;

engineContract('built-in', async () => createBuiltIn(async () => app));

const sentence = (articleId: string, title: string, at: number, text: string): Fact => ({
  ...{ id: `article:${articleId}#${at}.0`, text, score: 0.9, language: 'en-US' },
  source: { kind: 'article', articleId, title, url: 'https://shop.example/help', quote: text },
});
const known: readonly Fact[] = [
  sentence('1', 'How to send something back', 0, 'Put your return into its box and bring it to the post.'),
  sentence('1', 'How to send something back', 1, 'A return takes 4 days.'),
];

/** Not likely by its words, and found by those that shops have for it. */
const period: readonly Fact[] = [
  { ...sentence('2', 'A month', 0, 'You have 30 days to send it back.'), score: 0.3 },
];

/** An order of one thing, which has arrived. */
const orderOf = (title: string, at: number): Order => ({
  ...testOrder(at + 1, '2026-11-01T10:00:00Z'),
  fulfillment_status: 'fulfilled',
  line_items: [
    {
      ...{ id: (at + 1) * 10, product_id: null, variant_id: null, title, variant_title: null, quantity: 1 },
      ...{ fulfillable_quantity: 0, price: '32.00', image: null },
    },
  ],
});

/** What comes of the last of these, said in turn by a shopper and the assistant. */
const after = (...said: readonly string[]) => afterIn('en-US', said);

async function afterIn(
  language: Language,
  said: readonly string[],
  products: readonly SoldProduct[] | null = null,
  bought: readonly string[] | null = null,
) {
  const asked: string[] = [];
  const tools: Tools = {
    articles: async (query, where) => {
      if (where) return where === 'main-language' && query.includes('Retoure') ? known : [];
      asked.push(query);
      if (query.includes('days to decide')) return period;
      return query.includes('return') ? known : [];
    },
    flows: async () => [],
    orders: async () => bought?.map(orderOf) ?? 'needs-sign-in',
    returnable: async (id) => (bought ? [{ id: id * 10, quantity: 1, variants: [] }] : 'unavailable'),
    products: async (query) =>
      (products ?? []).filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())),
  };
  const messages = said.map(
    (text, at): TurnMessage => ({
      ...{ from: at % 2 === 0 ? 'shopper' : 'assistant', text, at: new Date(0) },
    }),
  );
  const guidance = { version: 0, tone: '', texts: [], handOverTopics: [] };
  const turn: Turn = {
    ...{ shopId: 1, appId: 1, conversationId: '', language, messages, guidance },
    ...{ isSignedIn: bought !== null, maySell: products !== null, discounts: [] },
  };
  const { draft } = await createBuiltIn(async () => app).think(turn, tools, AbortSignal.timeout(10_000));
  return { draft, asked };
}

describe('in a conversation', () => {
  const answer = 'Put your return into its box.';
  it('a question goes on from the one before, and is answered only by what speaks of both', async () => {
    const { draft, asked } = await after(
      'How do I return something?',
      answer,
      'and how long does that take?',
    );
    expect(asked).toEqual(['and how long does that take? How do I return something?']);
    expect(draft).toEqual({
      kind: 'answer',
      sentences: [{ text: 'A return takes 4 days.', factIds: ['article:1#1.0'] }],
    });
    const other = await after('How do I return something?', answer, 'and with a unicorn?');
    expect(other.asked).toHaveLength(2);
    expect(other.draft.kind).toBe('hand-over');
    const box = 'Do I put my return into the box for the post?';
    expect((await after(box)).draft.kind).toBe('answer');
    expect((await after(box, answer, 'and by helicopter?')).draft.kind).toBe('hand-over');
    expect((await after('and how long does that take?')).asked).toEqual(['and how long does that take?']);
  });

  it('an order that was spoken of is the one that is meant', async () => {
    expect((await after('Where is my order?', 'Order #1: shipped.', 'when will it arrive?')).draft.kind).toBe(
      'sign-in',
    );
    expect((await after('Where is my order?', 'Order #1: shipped.', 'can I cancel it?')).draft.kind).toBe(
      'sign-in',
    );
  });

  it.each([
    [['ok thanks'], 'courtesy'],
    [['How do I return something?', answer, 'ok thanks'], 'solved'],
    [['How do I return something?', answer, '\u{1F44D}'], 'solved'],
    [['How do I return something?', answer, 'bye'], 'solved'],
    [['hi', 'How can we help?', 'thank you'], 'courtesy'],
    [['bye'], 'nothing'],
    [['thanks', 'Glad we could help. Have a great day!', 'you too, bye'], 'nothing'],
    [['Hi, I have a question'], 'courtesy'],
    [['no'], 'hand-over'],
    // Half of it is known.
    [['Does the unicorn return?'], 'hand-over'],
    [['?'], 'hand-over'],
  ])('%s: %s', async (said, kind) => {
    expect((await after(...said)).draft.kind).toBe(kind);
  });
});

it('what the page’s language has nothing for is quoted from the shop’s main one', async () => {
  const { draft } = await afterIn('de', ['Wie lange dauert die Retoure?']);
  expect(draft).toEqual({
    kind: 'answer',
    sentences: [{ text: 'A return takes 4 days.', factIds: ['article:1#1.0'] }],
  });
  expect((await afterIn('de', ['Gibt es Einhörner?'])).draft.kind).toBe('hand-over');
});

it('until when something may come back is looked up in the words of shops as well', async () => {
  const { draft } = await after('How long can I return something?');
  expect(draft).toEqual({
    kind: 'answer',
    sentences: [{ text: 'You have 30 days to send it back.', factIds: ['article:2#0.0'] }],
  });
});

it.each([
  ['en-US', 'are you a bot?'],
  ['en-US', 'Hi, am I talking to a real person or a bot?'],
  ['de', 'Bist du ein Mensch?'],
  ['ja', 'ロボットですか？'],
  ['he', 'אתה בוט?'],
] as const)('says what it is, in %s: %s', async (language, question) => {
  const { draft } = await afterIn(language, [question]);
  expect(draft).toEqual({ kind: 'courtesy', what: 'what-are-you' });
});

describe('where it sells', () => {
  const product = (id: string, title: string, price: string): SoldProduct => ({
    ...{ id, title, price, compareAtPrice: null, currency: 'USD', imageUrl: null, kind: null, forms: [] },
    ...{ url: `https://shop.example/products/${id}`, isAvailable: true },
  });
  const catalogue = [
    product('1', 'Wool blanket', '165.00'),
    product('2', 'Cotton blanket', '60.00'),
    product('3', 'Towel', '18.00'),
    product('4', 'Napkins', '34.00'),
  ];
  const shownFor = async (...said: readonly string[]) => {
    const { draft } = await afterIn('en-US', said, catalogue);
    return draft.kind === 'answer'
      ? { ids: draft.products?.map(({ id }) => id), isCheapest: draft.isCheapest === true }
      : draft.kind;
  };

  it('a gift for somebody within a price is whatever can be bought for that', async () => {
    expect(await shownFor('a gift for my mother under 40 dollars')).toMatchObject({ ids: ['3', '4'] });
    expect(await shownFor('a blanket as a present for my uncle under 70 dollars')).toMatchObject({
      ids: ['2'],
    });
    // Without a price nobody knows what, and what is not sold is not replaced.
    expect(await shownFor('a gift for my mother')).toBe('hand-over');
    expect(await shownFor('do you have a lamp under 40 dollars?')).toBe('hand-over');
  });

  it('something cheaper is cheaper than all that was shown, and the cheapest where nothing is', async () => {
    const wish = ['a gift for my mother under 40 dollars', '…'];
    expect(await shownFor('I am looking for a wool blanket', '…', 'too expensive')).toEqual({
      ...{ ids: ['2'], isCheapest: true },
    });
    expect(await shownFor('a gift for my mother between 30 and 40 dollars', '…', 'cheaper?')).toEqual({
      ...{ ids: ['4'], isCheapest: true },
    });
    expect(await shownFor(...wish, 'something cheaper?')).toEqual({ ids: ['3'], isCheapest: true });
    // What was no wish to buy is not one for less.
    expect(await shownFor('How do I cancel my subscription?', '…', 'that is too expensive')).toBe(
      'hand-over',
    );
  });
});

describe('of what somebody has bought', () => {
  const english = ['Linen Duvet Cover', 'Morning Teapot, 1 litre', 'Pebble Mug'];
  /** What is on the card: the piece; or, with a question mark, the order whose form asks which. */
  const proposed = async (question: string, language: Language, bought: readonly string[]) => {
    const { draft } = await afterIn(language, [question], null, bought);
    if (draft.kind !== 'propose') return draft.kind;
    const { proposal } = draft;
    const title = bought[proposal.orderId - 1];
    if (proposal.kind !== 'return') return `${proposal.kind}: ${title}`;
    return proposal.items.length > 0 ? title : `${title}?`;
  };

  it.each([
    ['I wanna send my teapot back', 'Morning Teapot, 1 litre'],
    ['Could you take the mug back? It is too small.', 'Pebble Mug'],
    ['need a refund for the linen cover', 'Linen Duvet Cover'],
    ['I have decided not to keep the pebble mug', 'Pebble Mug'],
    // What was not bought is not another thing that was.
    ['I want to return the linen throw', 'Linen Duvet Cover?'],
    ['please return the lamp from my order', 'Linen Duvet Cover?'],
    ['My teapot arrived broken', 'report: Morning Teapot, 1 litre'],
    ['Something is missing from my order #1003', 'report: Pebble Mug'],
    ['The lamp is broken', 'hand-over'],
    ['Where is my refund for the mug?', 'hand-over'],
    ['What happens if my mug arrives broken?', 'hand-over'],
  ])('%s: %s', async (question, expected) => {
    expect(await proposed(question, 'en-US', english)).toBe(expected);
  });

  it('a thing is what it is called last, or first, as its language has it', async () => {
    const german = ['Leinendecke', 'Kissenbezug aus Leinen'];
    expect(await proposed('Bitte nehmen Sie die Decke zurück', 'de', german)).toBe('Leinendecke');
    expect(await proposed('Ich will die Decke nicht behalten', 'de', german)).toBe('Leinendecke');
    const french = ['Housse de couette en lin', 'Théière du matin'];
    expect(await proposed('Je voudrais vous rendre la théière', 'fr-FR', french)).toBe('Théière du matin');
    expect(await proposed('Puis-je retourner le plaid en lin ?', 'fr-FR', french)).toBe(
      'Housse de couette en lin?',
    );
    expect(await proposed('Ma théière est cassée', 'fr-FR', french)).toBe('report: Théière du matin');
  });

  it('an order of one thing is that thing where nothing else is named', async () => {
    expect(await proposed('I want to return my order', 'en-US', ['Morning Teapot'])).toBe('Morning Teapot');
    expect(await proposed('I want to return the lamp of my order', 'en-US', ['Morning Teapot'])).toBe(
      'Morning Teapot?',
    );
  });
});
