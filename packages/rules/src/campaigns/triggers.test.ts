import type { Trigger } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { campaignOf, factsOf, rulesOf } from '../campaigns-testing';
import { deviceOf, evaluateCampaigns, type PageFacts, shopperIdOf } from '.';
import { triggerRules } from './triggers';
import { valuesOf } from './valuesOf';

/** Whether a campaign with this one trigger shows on such a page. */
const shows = (key: string, operator: string, value: Trigger['value'], facts: Partial<PageFacts> = {}) =>
  evaluateCampaigns(rulesOf([campaignOf({ triggers: [{ key, operator, value }] })]), factsOf(facts))[0]
    ?.shows;

const cart = (cents: number, ...productTags: string[]) => ({ cart: { totalPrice: cents, productTags } });
const product = (isAvailable: boolean, ...tags: string[]) => ({ product: { isAvailable, tags } });
const at = (url: string) => ({ url });

describe('a trigger', () => {
  it('[TRG-01] is one of seventeen', () => {
    expect([...triggerRules.keys()]).toEqual([
      'time_spent_on_page',
      'current_url',
      'business_hours',
      'cart_value',
      'product_tags',
      'current_product_tags',
      'visit_count',
      'session_time',
      'exit_intent',
      'device_type',
      'orders_count',
      'amount_spent',
      'ordered_products',
      'customer_tags',
      'country_code',
      'incognito_visitor',
      'out_of_stock_product_pages',
    ]);
  });

  it('[TRG-02] compares the cart in whole money', () => {
    expect(shows('cart_value', 'eq', 20, cart(2000))).toBe(true);
    expect(shows('cart_value', 'gt', 20, cart(2000))).toBe(false);
    expect(shows('cart_value', 'gt', '20', cart(2001))).toBe(true);
    expect(shows('cart_value', 'lt', 20, cart(1999))).toBe(true);
    expect(shows('cart_value', 'lt', 20, cart(2000))).toBe(false);
    expect(shows('cart_value', 'lt', 20, { cart: null })).toBe(false);
  });

  it('[TRG-03] compares visits', () => {
    const answers = (operator: string) =>
      [2, 3, 4].map((visitCount) => shows('visit_count', operator, 3, { visitCount }));
    expect(answers('gt')).toEqual([false, false, true]);
    expect(answers('lt')).toEqual([true, false, false]);
    expect(answers('eq')).toEqual([false, true, false]);
  });

  it('[TRG-04] of time on the page holds from that second on', () => {
    const answers = [9999, 10_000].map((timeOnPageMs) =>
      shows('time_spent_on_page', 'gt', 10, { timeOnPageMs }),
    );
    expect(answers).toEqual([false, true]);
  });

  it('[TRG-05] of the session holds above', () => {
    expect(shows('session_time', 'gt', 10, { sessionMs: 10_001 })).toBe(true);
    expect(shows('session_time', 'gt', 10, { sessionMs: 9000 })).toBe(false);
  });

  it('[TRG-06] of the session does not hold at the very second', () => {
    expect(shows('session_time', 'gt', 10, { sessionMs: 10_000 })).toBe(false);
  });

  it('[TRG-07] compares whole addresses', () => {
    const url = 'https://shop.example/cart';
    expect(shows('current_url', 'eq', url, at(url))).toBe(true);
    expect(shows('current_url', 'eq', url, at(`${url}?a=1`))).toBe(false);
    expect(shows('current_url', 'neq', url, at(url))).toBe(false);
    expect(shows('current_url', 'neq', url, at('https://shop.example/'))).toBe(true);
    expect(
      shows('current_url', 'eq', '/collections/grün', at('https://shop.example/collections/gr%C3%BCn')),
    ).toBe(true);
  });

  it('[TRG-08] finds a part of an address', () => {
    const page = at('https://shop.example/de/products/mug');
    expect(shows('current_url', 'contains', '/products/', page)).toBe(true);
    expect(shows('current_url', 'contains', '/cart', page)).toBe(false);
    expect(shows('current_url', 'notContains', '/products/', page)).toBe(false);
    expect(shows('current_url', 'notContains', '/cart', page)).toBe(true);
  });

  it('[TRG-09] looks at head and tail of an address', () => {
    const page = at('https://shop.example/products/mug');
    expect(shows('current_url', 'startsWith', 'https://shop.example/products', page)).toBe(true);
    expect(shows('current_url', 'startsWith', '/products', page)).toBe(true);
    expect(shows('current_url', 'startsWith', '/cart', page)).toBe(false);
    expect(shows('current_url', 'endsWith', '/mug', page)).toBe(true);
    expect(shows('current_url', 'endsWith', '/products', page)).toBe(false);
  });

  it('[TRG-10] with several addresses holds for any', () => {
    expect(shows('current_url', 'contains', ['/cart', '/mug'])).toBe(true);
    expect(shows('current_url', 'contains', ['/cart', '/cup'])).toBe(false);
  });

  it('[TRG-11] negated wants all of several', () => {
    expect(shows('current_url', 'notContains', ['/cart', '/mug'])).toBe(false);
    expect(shows('current_url', 'neq', ['/cart', '/products/mug'])).toBe(false);
    expect(shows('current_url', 'neq', ['/cart', '/checkout'])).toBe(true);
  });

  it("[TRG-12] takes an address without a host for one of the page's", () => {
    expect(shows('current_url', 'eq', '/cart', at('https://shop.example/cart'))).toBe(true);
    expect(shows('current_url', 'eq', '/cart', at('https://other.example/cart'))).toBe(false);
    expect(shows('current_url', 'eq', 'cart', at('https://shop.example/cart'))).toBe(true);
  });

  it('[TRG-13] of the hours follows who is there', () => {
    const answers = (isOnline: boolean) =>
      ['during', 'outside', 'anytime'].map((operator) =>
        shows('business_hours', operator, null, { isOnline }),
      );
    expect(answers(true)).toEqual([true, false, true]);
    expect(answers(false)).toEqual([false, true, true]);
  });

  it('[TRG-14] tells desktop and mobile apart', () => {
    const answers = (device: 'desktop' | 'mobile') =>
      ['desktop', 'mobile', 'all'].map((operator) => shows('device_type', operator, null, { device }));
    expect(answers('desktop')).toEqual([true, false, true]);
    expect(answers('mobile')).toEqual([false, true, true]);
  });

  it('[TRG-15] takes a tablet for mobile', () => {
    const ipad =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
    expect(deviceOf(ipad, 5)).toBe('mobile');
    expect(deviceOf(ipad, 0)).toBe('desktop');
    expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X)', 5)).toBe('mobile');
    expect(deviceOf('Mozilla/5.0 (Linux; Android 13; SM-X900) Chrome/120 Safari/537.36', 5)).toBe('mobile');
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120 Safari/537.36', 10)).toBe(
      'desktop',
    );
  });

  it('[TRG-16] eq of tags wants all of them', () => {
    for (const key of ['product_tags', 'current_product_tags']) {
      const answers = [['sale'], ['sale', 'new']].map((tags) =>
        shows(key, 'eq', ['sale', 'new'], { ...cart(0, ...tags), ...product(true, ...tags) }),
      );
      expect(answers).toEqual([false, true]);
    }
  });

  it('[TRG-17] contains of tags wants any of them', () => {
    expect(shows('product_tags', 'contains', ['sale', 'new'], cart(0, 'new'))).toBe(true);
    expect(shows('current_product_tags', 'contains', ['sale', 'new'], product(true, 'old'))).toBe(false);
  });

  it('[TRG-18] notContains of tags wants none of them', () => {
    expect(shows('product_tags', 'notContains', ['sale', 'new'], cart(0, 'new'))).toBe(false);
    expect(shows('current_product_tags', 'notContains', ['sale', 'new'], product(true, 'old'))).toBe(true);
    expect(shows('current_product_tags', 'notContains', ['sale'], { product: null })).toBe(false);
  });

  it('[TRG-19] compares tags however they are written', () => {
    expect(shows('product_tags', 'eq', ' Sale ', cart(0, 'sale'))).toBe(true);
    expect(shows('product_tags', 'eq', 'sale', cart(0, ' SALE'))).toBe(true);
  });

  it('[TRG-20] of a product that is gone holds where it cannot be bought', () => {
    expect(shows('out_of_stock_product_pages', 'eq', true, product(false))).toBe(true);
    expect(shows('out_of_stock_product_pages', 'eq', true, product(true))).toBe(false);
    expect(shows('out_of_stock_product_pages', 'eq', true, { product: null })).toBe(false);
  });

  it('[TRG-21] tells the tags of the cart from those of the page', () => {
    const facts = { ...cart(0, 'mug'), ...product(true, 'cup') };
    expect(shows('product_tags', 'contains', 'mug', facts)).toBe(true);
    expect(shows('product_tags', 'contains', 'cup', facts)).toBe(false);
    expect(shows('current_product_tags', 'contains', 'cup', facts)).toBe(true);
    expect(shows('current_product_tags', 'contains', 'mug', facts)).toBe(false);
  });

  it('of somebody who leaves holds on a desktop alone', () => {
    expect(shows('exit_intent', 'eq', true, { hasExitIntent: true })).toBe(true);
    expect(shows('exit_intent', 'eq', true)).toBe(false);
    expect(shows('exit_intent', 'eq', true, { hasExitIntent: true, device: 'mobile' })).toBe(false);
  });

  it('[ROL-01] [TRG-23] knows a shopper by the shop’s customer id, else by a guest id, or not at all; together, because who is unknown is who has neither', () => {
    const nil = '00000000-0000-0000-0000-000000000000';
    const guest = '6f1c2f0a-58cf-4c1b-9b1e-0d6c1d6f1a01';
    const shoppers = [
      shopperIdOf('17', guest),
      shopperIdOf('17', null),
      shopperIdOf(null, guest),
      shopperIdOf('', guest),
      shopperIdOf(null, nil),
      shopperIdOf(null, null),
    ];
    expect(shoppers).toEqual(['17', '17', guest, guest, null, null]);
    expect(
      shoppers.map((id) => shows('incognito_visitor', 'eq', true, { isKnownVisitor: id !== null })),
    ).toEqual([false, false, false, false, true, true]);
  });

  it('[TRG-26] that is unknown never shows, and says so', () => {
    for (const [key, operator] of [
      ['moon_phase', 'eq'],
      ['visit_count', 'about'],
      ['visit_count', 'constructor'],
      ['__proto__', 'eq'],
    ] as const) {
      const campaign = campaignOf({ triggers: [{ key, operator, value: 1 }] });
      const [verdict] = evaluateCampaigns(rulesOf([campaign]), factsOf());
      expect(verdict).toMatchObject({ shows: false, reason: 'invalid' });
      expect(verdict?.conditions[0]?.actual).toContain(key === 'visit_count' ? operator : key);
    }
  });
});

it('of each trigger it is known what values it compares with', () => {
  expect([...valuesOf.keys()].sort()).toEqual([...triggerRules.keys()].sort());
});
