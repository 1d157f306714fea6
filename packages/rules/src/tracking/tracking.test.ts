import { describe, expect, it } from 'vitest';
import {
  analyticsRate,
  consentOf,
  errorFacts,
  firstOrders,
  isBot,
  isErrorReported,
  isTrackingOn,
  isUsageReported,
  linksToShorten,
  metaOf,
  pageContext,
  readGuestId,
  SendEventError,
  trackedSearch,
  withShortUrls,
} from './index';
import { isRevenueOn } from './isTrackingOn';
import { isShortenable } from './links';
import { ordersInAnalytics } from './orders';
import { errorReportRate, usageReportPercent } from './sampling';
import { searchMinLength } from './search';

describe('consent', () => {
  it('[ROL-19] is the platform’s where it has one, else the page’s; nobody knows means no', () => {
    const answers = [true, false, null].flatMap((platform) =>
      [true, false, null].map((page) => consentOf({ platform, page })),
    );
    expect(answers).toEqual([
      ...['given', 'given', 'given'],
      ...['refused', 'refused', 'refused'],
      ...['given', 'refused', 'unknown'],
    ]);
  });

  const subscriptions = ['none', 'trial', 'active', 'past-due', 'cancelled'] as const;
  it('[ROL-12] revenue features come with an active or a trial subscription', () => {
    const on = subscriptions.filter((subscription) => isRevenueOn({ subscription, isBetaTester: false }));
    expect(on).toEqual(['trial', 'active']);
  });
  it('[ROL-13] or with the beta tester’s flag alone', () => {
    expect(subscriptions.every((subscription) => isRevenueOn({ subscription, isBetaTester: true }))).toBe(
      true,
    );
  });
  const settings = {
    tracking: { subscription: 'none', isBetaTester: false },
    automation: { aiAgent: { enabled: true } },
    featureFlags: { shoppingAssistant: false },
  } as const;
  const scoped = (scopes: readonly string[] | undefined, enabled = true) => ({
    ...settings,
    automation: { aiAgent: { enabled, scopes } },
  });
  it('[ROL-16] tracking is on with them', () => {
    const active = { subscription: 'active', isBetaTester: false } as const;
    expect(isTrackingOn({ ...settings, tracking: active })).toBe(true);
    expect(isTrackingOn(settings)).toBe(false);
  });
  it('[ROL-14] or with an assistant whose scopes include sales', () => {
    expect(isTrackingOn(scoped(['support', 'sales']))).toBe(true);
    expect(isTrackingOn(scoped(['support']))).toBe(false);
    expect(isTrackingOn(scoped(['sales'], false))).toBe(false);
  });
  it('[ROL-15] without scopes a flag or the sales settings decide, which say nothing of an empty list', () => {
    const selling = (scopes?: readonly string[], enabled = true) => ({
      ...settings,
      automation: { aiAgent: { enabled, scopes, sales: { enabled: true } } },
    });
    expect(isTrackingOn(selling())).toBe(true);
    expect(isTrackingOn(selling([]))).toBe(false);
    expect(isTrackingOn(selling(['support']))).toBe(false);
    expect(isTrackingOn(selling(undefined, false))).toBe(false);
    const featureFlags = { shoppingAssistant: true };
    expect(isTrackingOn({ ...scoped(undefined), featureFlags })).toBe(true);
    expect(isTrackingOn({ ...scoped([]), featureFlags })).toBe(false);
    expect(isTrackingOn({ ...scoped(undefined, false), featureFlags })).toBe(false);
  });
});

describe('sampling', () => {
  it('[TRK-06] [LIM-32] together: three of a hundred pages tell of their use, one of ten errors is told', () => {
    expect([usageReportPercent, errorReportRate]).toEqual([3, 0.1]);
    expect([0, 0.029, 0.03, 0.99].map(isUsageReported)).toEqual([true, true, false, false]);
  });
  it('[TRK-07] campaigns are counted one by one', () => {
    expect(analyticsRate).toBe(1);
  });
  it('[TRK-08] an error is told below the rate and not at it', () => {
    expect([0, 0.099, 0.1, 0.9].map((random) => isErrorReported('TypeError', random))).toEqual([
      ...[true, true, false, false],
    ]);
  });
  it('[TRK-09] a part that does not come is always told', () => {
    expect(isErrorReported('ChunkLoadError', 0.999)).toBe(true);
  });
  it('an error carries no address, number or quoted words', () => {
    const error = new TypeError('"my secret" of ada@shop.test at https://x.test/a?token=b is no 123456');
    expect(errorFacts('It failed.', error)).toEqual({
      name: 'TypeError',
      message: 'It failed. "" of @ at https://x.test/a? is no #',
    });
    expect(errorFacts('It failed.', 'words')).toEqual({ name: 'Error', message: 'It failed.' });
    expect(errorFacts('x'.repeat(5000), null).message).toHaveLength(300);
  });
});

describe('what is looked for', () => {
  it('[LIM-34] is counted from four characters on', () => {
    expect(searchMinLength).toBe(4);
  });
  it('[TRK-03] and not with three, whatever stands around them', () => {
    expect([null, '', 'mug', '  mug ', 'mugs', ' lin en', '☕☕☕', '☕☕☕☕'].map(trackedSearch)).toEqual([
      ...[null, null, null, null, 'mugs', 'lin en', null, '☕☕☕☕'],
    ]);
  });
});

describe('a page', () => {
  const meta = { page: { pageType: 'product', resourceType: 'product', resourceId: 7 }, product: { id: 42 } };
  it('tells its type, product, collection and search', () => {
    expect(pageContext({ meta, path: '/', query: null })).toEqual({
      ...{ pageType: 'product', productId: '42', collectionId: null, searchQuery: null },
    });
    const collection = { page: { pageType: 'collection', resourceType: 'collection', resourceId: 9 } };
    expect(pageContext({ ShopifyAnalytics: { meta: collection }, path: '/', query: null }).collectionId).toBe(
      '9',
    );
    const results = { page: { pageType: 'searchresults' } };
    expect(pageContext({ meta: results, path: '/x', query: 'linen' }).searchQuery).toBe('linen');
  });
  it('at the shop’s address for searches is one, whatever its theme says', () => {
    expect(pageContext({ path: '/de/search', query: 'linen' }).searchQuery).toBe('linen');
  });
  it('whose variables are nonsense tells nothing', () => {
    const nothing = { pageType: null, productId: null, collectionId: null, searchQuery: null };
    for (const each of [null, 7, 'x', { page: 'x' }, { page: { pageType: {} }, product: [] }])
      expect(pageContext({ meta: each, path: '/', query: 'linen' })).toEqual(nothing);
  });
});

describe('links', () => {
  const meta = metaOf({ account_id: 1, campaign_id: 'c' });
  it('[LNK-02] a link carries eight facts', () => {
    expect(Object.keys(meta)).toEqual([
      ...['account_id', 'channel', 'campaign_id', 'is_light', 'session_id', 'product_id', 'source'],
      'ab_variant',
    ]);
  });
  it('[LNK-05] whose channel is chat', () => {
    expect(meta.channel).toBe('chat');
  });
  it('[LNK-03] only addresses of the web are shortened', () => {
    const urls = [
      'https://a.test',
      'HTTP://a.test/x',
      'mailto:a@b.test',
      '/cart',
      'tel:1',
      'javascript:1',
      'https://',
    ];
    expect(urls.filter(isShortenable)).toEqual(['https://a.test', 'HTTP://a.test/x']);
  });
  it('[LNK-01] [LNK-04] together: what was shortened for a campaign has both addresses and is not done again', () => {
    const known = withShortUrls([], [{ url: 'https://a.test', short_url: 'https://s.test/l/1' }], meta);
    expect(known).toEqual([{ original_url: 'https://a.test', short_url: 'https://s.test/l/1', meta }]);
    const urls = ['https://a.test', 'https://s.test/l/1', 'https://b.test', 'https://b.test'];
    expect(linksToShorten(urls, 'c', known)).toEqual(['https://b.test']);
    expect(linksToShorten(urls, 'other', known)).toEqual(urls.slice(0, 3));
  });
});

it('[TRK-11] the nil id is nobody’s, and what is no id is none', () => {
  const id = '6F2D9C1E-7a51-4f43-9c6f-0a4a3b1d2e3f';
  expect(readGuestId(id)).toBe(id.toLowerCase());
  for (const none of ['00000000-0000-0000-0000-000000000000', '', 'x', `${id}0`, null, 7])
    expect(readGuestId(none)).toBe(null);
});

it('[ORD-08] [LIM-20] together: of seven orders the first five are counted', () => {
  expect(ordersInAnalytics).toBe(5);
  expect(firstOrders([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5]);
});

it('[ERR-14] what could not be counted has a name and says why', () => {
  const error = new SendEventError('status 500');
  expect([error.name, error.message]).toEqual(['SendEventError', 'Events could not be sent: status 500']);
});

it('who says it is a machine is one', () => {
  const machines = [
    undefined,
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
    'curl/8.1',
  ];
  const people = [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 20) Chrome/120.0.0.0 Mobile',
  ];
  expect([...machines, ...people].filter(isBot)).toEqual(machines);
});
