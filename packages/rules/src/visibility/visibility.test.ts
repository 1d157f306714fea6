import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hidingPatterns, isVisibleOn } from '.';

const page = 'https://shop.test/pages/about';
const hiding = (...conditions: [operator: string, value: unknown][]) => ({
  method: 'hide-on-specific-pages',
  conditions: conditions.map(([operator, value]) => ({ operator, value })),
});
const isHidden = (visibility: unknown, url: string) => !isVisibleOn(visibility, url, false).isVisible;

describe('isVisibleOn', () => {
  it('[VIS-01] shows on every page by that method, whatever the conditions', () => {
    const visibility = { ...hiding(['contain', '']), method: 'show-on-every-page' };
    expect(isVisibleOn(visibility, page, false)).toEqual({ isVisible: true, isInvalid: false });
  });

  it('[VIS-02] hides on the pages that match, shows on the others', () => {
    const visibility = hiding(['contain', '/pages/']);
    expect(isVisibleOn(visibility, page, false)).toEqual({ isVisible: false, isInvalid: false });
    expect(isVisibleOn(visibility, 'https://shop.test/', false)).toEqual({
      isVisible: true,
      isInvalid: false,
    });
    expect(isHidden(hiding(), page)).toBe(false);
  });

  it('[VIS-03] equal hides on that address only', () => {
    expect([page, `${page}/`, `${page}?a`].map((url) => isHidden(hiding(['equal', page]), url))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('[VIS-04] not-equal hides on every other address', () => {
    expect([page, `${page}/`].map((url) => isHidden(hiding(['not-equal', page]), url))).toEqual([
      false,
      true,
    ]);
  });

  it('[VIS-05] contain hides where the text is part of the address', () => {
    expect(
      ['about', 'pages/about', 'About'].map((text) => isHidden(hiding(['contain', text]), page)),
    ).toEqual([true, true, false]);
  });

  it('[VIS-06] not-contain hides where the text is not part of the address', () => {
    expect(['about', 'cart'].map((text) => isHidden(hiding(['not-contain', text]), page))).toEqual([
      false,
      true,
    ]);
  });

  it('[VIS-07] is visible in the checkout whatever the rule says', () => {
    expect(isVisibleOn(hiding(['contain', '']), page, true).isVisible).toBe(true);
  });

  it('[VIS-08] shows with settings it cannot read, and says that they are invalid', () => {
    const unreadable = [
      null,
      undefined,
      'show-on-every-page',
      [],
      {},
      { method: 'hide-everywhere', conditions: [] },
      { method: 'hide-on-specific-pages' },
      { method: 'hide-on-specific-pages', conditions: [null] },
      hiding(['matches', page]),
      hiding(['toString', page]),
      hiding(['equal', 7]),
      hiding(['contain', 'about'], ['equal', null]),
    ];
    expect(unreadable.map((visibility) => isVisibleOn(visibility, page, false))).toEqual(
      unreadable.map(() => ({ isVisible: true, isInvalid: true })),
    );
  });

  it('[VIS-09] needs one of the positive conditions and all of the negated ones', () => {
    const visibility = hiding(
      ['contain', '/pages/'],
      ['equal', 'https://shop.test/'],
      ['not-contain', 'contact'],
      ['not-equal', 'https://shop.test/pages/faq'],
    );
    const paths = ['', 'pages/about', 'pages/contact', 'pages/faq', 'cart'];
    expect(paths.filter((path) => isHidden(visibility, `https://shop.test/${path}`))).toEqual([
      '',
      'pages/about',
    ]);
  });
});

describe('hidingPatterns', () => {
  const isHiddenBy = (patterns: ReturnType<typeof hidingPatterns>, url: string) => {
    const [where, except] = patterns ?? [];
    return (
      where !== undefined &&
      new RegExp(where).test(url) &&
      !(except !== undefined && new RegExp(except).test(url))
    );
  };

  it('say the same as the rule, whatever the conditions and the address', () => {
    const text = fc.oneof(
      fc.constantFrom('', '/', '.', '$', '^', '|', 'a', '?a=(b)', '[x]', '\\'),
      fc.string({ maxLength: 3 }),
    );
    const operator = fc.constantFrom('equal', 'not-equal', 'contain', 'not-contain');
    const address = fc.array(text, { maxLength: 4 }).map((parts) => parts.join('').replaceAll(/\s/g, ''));
    const value = fc.oneof(text, address).map((given) => given.replaceAll(/\s/g, ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(operator, value), { maxLength: 4 }), address, (conditions, url) => {
        const visibility = hiding(...conditions);
        expect(isHiddenBy(hidingPatterns(visibility), url)).toBe(isHidden(visibility, url));
      }),
      { numRuns: 2000 },
    );
  });

  it('are none for a chat that shows everywhere, and not readable where the settings are not', () => {
    expect(hidingPatterns({ method: 'show-on-every-page', conditions: [] })).toEqual([]);
    expect(hidingPatterns(hiding())).toEqual([]);
    expect(hidingPatterns(hiding(['matches', page]))).toBeNull();
  });
});
