import type { ServedCampaign } from '@shopbell/protocol';
import { campaignLimits } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { campaignOf, factsOf, rulesOf } from '../campaigns-testing';
import {
  abVariantOf,
  agentOf,
  cardKey,
  displayFacts,
  evaluateCampaigns,
  productLink,
  withDisplay,
  withVariant,
} from '.';
import { discountCodeIn } from './links';
import { inOrder } from './priority';
import { variantOf } from './variants';

const shown = (campaigns: readonly ServedCampaign[], ...[rules, facts]: [object?, object?]) =>
  evaluateCampaigns(rulesOf(campaigns, rules), factsOf(facts)).map(({ id, reason }) => [id, reason]);
const attached = (...types: string[]): ServedCampaign['attachments'] =>
  types.map((type) => ({ contentType: `application/${type}` })) as unknown as ServedCampaign['attachments'];
const sorted = (campaigns: readonly ServedCampaign[]) =>
  inOrder(campaigns.map((campaign) => ({ campaign }))).map(({ campaign }) => campaign.id);
const silent = { ...campaignOf().meta, noReply: true };
const [older, newer] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'];

describe('prioritisation', () => {
  const two = [
    campaignOf({ id: 'a', created_datetime: older }),
    campaignOf({ id: 'b', created_datetime: newer }),
  ];

  it('[CMP-25] shows the first of several and no other', () => {
    expect(shown(two, { prioritisation: true })).toEqual([
      ['a', 'outranked'],
      ['b', 'shows'],
    ]);
    expect(shown(two, { prioritisation: true }, { active: ['c'] })).toEqual([
      ['a', 'outranked'],
      ['b', 'outranked'],
    ]);
  });

  it('[CMP-26] goes by attachments and reply, then by age', () => {
    const campaign = (id: string, types: string[], noReply: boolean, created_datetime = older) =>
      campaignOf({
        id,
        attachments: attached(...types),
        meta: { ...silent, noReply },
        created_datetime,
      });
    const campaigns = [
      campaign('old', [], true),
      campaign('new', [], true, newer),
      campaign('reply', [], false),
      campaign('reply and card', ['productCard'], false),
      campaign('form', ['visitorForm'], true),
      campaign('offer', ['discountOffer'], true),
      campaign('offer and form', ['discountOffer', 'visitorForm'], true),
    ];
    expect(sorted(campaigns)).toEqual([
      'offer and form',
      'offer',
      'form',
      'reply and card',
      'reply',
      'new',
      'old',
    ]);
  });

  it('[CMP-27] puts offers first and recommendations last', () => {
    const types = ['productRecommendation', 'productCard', 'visitorForm', 'discountOffer'];
    const campaigns = types
      .map((type) => campaignOf({ id: type, attachments: attached(type), meta: silent }))
      .concat(campaignOf({ id: 'reply' }));
    expect(sorted(campaigns)).toEqual([
      'discountOffer',
      'visitorForm',
      'reply',
      'productCard',
      'productRecommendation',
    ]);
  });

  it('[CMP-28] switched off shows every match', () => {
    expect(shown(two)).toEqual([
      ['a', 'shows'],
      ['b', 'shows'],
    ]);
  });
});

describe('the experiment', () => {
  const { abTest } = rulesOf([]);
  const test = (...campaigns: string[]) => ({ active: true, configuration: { ratio: 0.9, campaigns } });

  it('[ABT-01] knows two groups and no third', () => {
    expect(abVariantOf('display', abTest, 0.99)).toBe('display');
    expect(abVariantOf('hide', abTest, 0)).toBe('hide');
    expect(abVariantOf('both', abTest, 0)).toBe('display');
    expect(shown([campaignOf()], { abTest: { ...test(), active: false } }, { abVariant: 'hide' })).toEqual([
      ['welcome', 'shows'],
    ]);
  });

  it('[ABT-02] shows to nine in ten by itself', () => {
    const without = { active: true } as unknown as typeof abTest;
    expect([0.89, 0.9].map((random) => abVariantOf(null, without, random))).toEqual(['display', 'hide']);
  });

  it('[LIM-18] has a ratio of 0.9 by itself', () => {
    expect(campaignLimits.displayRatio).toBe(0.9);
  });

  it('[LIM-06] shares fifty seen ids with nobody', () => {
    expect(campaignLimits.seenIds).toBe(50);
  });

  it('[ABT-04] takes the ratio of the shop', () => {
    const own = { active: true, configuration: { ratio: 0.2, campaigns: [] } };
    expect([0.19, 0.2].map((random) => abVariantOf(null, own, random))).toEqual(['display', 'hide']);
  });

  it('[ABT-05] hides what it lists, and all where it lists nothing', () => {
    const two = [campaignOf({ id: 'a' }), campaignOf({ id: 'b' })];
    const hidden = (...listed: string[]) =>
      shown(two, { abTest: test(...listed) }, { abVariant: 'hide' }).map(([, reason]) => reason);
    expect(hidden('a')).toEqual(['hold-out', 'shows']);
    expect(hidden()).toEqual(['hold-out', 'hold-out']);
    expect(shown(two, { abTest: test() }, { abVariant: 'display' }).map(([, reason]) => reason)).toEqual([
      'shows',
      'shows',
    ]);
  });

  it('counts as held out only what would have shown', () => {
    const three = ['a', 'b', 'c'].map((id) => campaignOf({ id }));
    const rules = { abTest: test('a', 'b'), prioritisation: true };
    expect(shown(three, rules, { abVariant: 'hide' }).map(([, reason]) => reason)).toEqual([
      'hold-out',
      'outranked',
      'shows',
    ]);
  });
});

describe('a variant', () => {
  const variants = ['one', 'two'].map((id) => ({
    id,
    message: { text: id, html: id },
    attachments: attached('productCard'),
  }));
  const campaign = campaignOf({ variants });

  it('[ABT-06] is chosen by campaign and session, each of them and the original', () => {
    const chosen = Array.from({ length: 60 }, (_, index) =>
      variantOf('welcome', `session ${index}`, variants),
    );
    expect(new Set(chosen)).toEqual(new Set([0, 1, 2]));
    expect(variantOf('welcome', 'session 1', variants)).toBe(chosen[1]);
  });

  it('[ABT-07] is the original where variants are off', () => {
    const ids = (abVariants: boolean) =>
      Array.from(
        { length: 30 },
        (_, index) =>
          evaluateCampaigns(rulesOf([campaign], { abVariants }), factsOf({ sessionId: `${index}` }))[0]
            ?.variantId,
      );
    expect(new Set(ids(false))).toEqual(new Set([null]));
    expect(new Set(ids(true))).toEqual(new Set([null, 'one', 'two']));
  });

  it('[ABT-08] replaces message and attachments, and has its id', () => {
    expect(withVariant(campaign, 'two')).toMatchObject({
      variantId: 'two',
      message: { text: 'two' },
      attachments: attached('productCard'),
    });
    expect(withVariant(campaign, null)).toBe(campaign);
    expect(withVariant(campaign, 'gone')).toBe(campaign);
    expect([cardKey('a', null), cardKey('a', 'two')]).toEqual(['a', 'a:two']);
  });

  it('[ABT-09] is the same in every browser and on every server', () => {
    // With as many variants as there are numbers, the index is the whole hash.
    const every = { length: 0xffffffff } as unknown as unknown[];
    for (const [campaignId, sessionId, hash] of [
      ['welcome', '6f1c2f0a-58cf-4c1b-9b1e-0d6c1d6f1a01', 0x74a5133e],
      ['a', 'b', 0x08bd8540],
      ['', '', 0x3f0cb86d],
    ] as const)
      expect(variantOf(campaignId, sessionId, every)).toBe(hash);
  });
});

describe('what a card is given', () => {
  it('[CMP-10] is one of the agents where the campaign has none', () => {
    const agents = ['Ada', 'Ben', 'Cem'].map((name) => ({ name, avatarUrl: null }));
    const names = [0, 0.5, 0.99].map((random) => agentOf(campaignOf(), agents, random)?.name);
    expect(names).toEqual(['Ada', 'Ben', 'Cem']);
    expect(agentOf(campaignOf({ agent: { name: 'Dee', avatarUrl: null } }), agents, 0)?.name).toBe('Dee');
    expect(agentOf(campaignOf({ meta: { ...silent, agentName: 'Eve' } }), agents, 0)?.name).toBe('Eve');
    expect(agentOf(campaignOf(), [], 0)).toBeNull();
  });

  it('[CMP-31] links to its product, also from a collection or with a variant', () => {
    expect(
      productLink('https://shop.example/collections/new/products/pebble-mug?variant=7', 'a', null),
    ).toMatch(/^https:\/\/shop\.example\/products\/pebble-mug\?variant=7&/);
    expect(productLink('http://localhost:1/pebble-mug.html', 'a', 'SAVE')).toMatch(
      /^http:\/\/localhost:1\/pebble-mug\.html\?utm/,
    );
  });

  it('[CMP-32] says which campaign brought them', () => {
    const link = new URL(productLink('https://shop.example/products/mug', 'Spring & sale 50%', null));
    expect(link.searchParams.get('utm_medium')).toBe('ChatCampaign');
    expect(link.searchParams.get('utm_campaign')).toBe('Spring & sale 50%');
  });

  it('[CMP-33] names its source', () => {
    expect(productLink('https://shop.example/products/mug', 'a', null)).toContain('?utm_source=shopbell&');
  });

  it('applies the code of its message on the way to a product', () => {
    const link = new URL(productLink('https://shop.example/products/mug', 'a', 'SPRING 10'));
    expect(link.pathname).toBe('/discount/SPRING%2010');
    expect(link.searchParams.get('redirect')).toMatch(/^\/products\/mug\?utm_source=shopbell&/);
  });

  it('[CMP-34] has the code of its message', () => {
    expect(discountCodeIn('<p>Save <b class="x" data-discount-code="SPRING-10">now</b></p>')).toBe(
      'SPRING-10',
    );
    expect(discountCodeIn('<p>Save now</p>')).toBeNull();
  });

  it('[CMP-35] reads it from that attribute alone', () => {
    expect(discountCodeIn("<b data-discount-code='A'>x</b>")).toBe('A');
    expect(discountCodeIn('<b data-code="A" title="data-discount">x</b>')).toBeNull();
  });

  it('is counted per session, and the last one by its time', () => {
    const display = (atMs: number) => ({ campaignId: 'a', variantId: null, atMs });
    const displays = [1, 2, 3].map(display);
    expect(displayFacts(displays, 2)).toEqual({ displaysInSession: 2, lastDisplayMs: 3 });
    expect(displayFacts(displays, 4)).toEqual({ displaysInSession: 0, lastDisplayMs: 3 });
    expect(displayFacts([], 0)).toEqual({ displaysInSession: 0, lastDisplayMs: null });
    const many = Array.from({ length: 100 }, (_, index) => display(index));
    expect(
      withDisplay(many, display(100))
        .map(({ atMs }) => atMs)
        .slice(0, 1),
    ).toEqual([1]);
  });
});
