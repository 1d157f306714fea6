import { describe, expect, it } from 'vitest';
import { articleState, askedAgain, isOutdated, nearestLanguage, slugOf } from '.';

it.each([
  ['How do I return something?', 'how-do-i-return-something'],
  ['  Größe & Maße  ', 'große-maße'],
  ['Délais de livraison', 'delais-de-livraison'],
  ['返品の方法', '返品の方法'],
  ['إرجاع الطلب', 'إرجاع-الطلب'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
  ['!!!', 'article'],
  [`${'word '.repeat(500)}`, `${'word-'.repeat(16)}`.slice(0, -1)],
])('the address of %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('a question that was asked again is told without who asked it', () => {
  expect(askedAgain('  Where is\n my order 10052, ada@shop.test ? ')).toBe('where is my order #, @ ?');
  expect(askedAgain('x'.repeat(5000))).toHaveLength(120);
});

describe('what a text is to shoppers', () => {
  const text = (
    changedAtMs: number,
    publishedAtMs: number | null = null,
    publishAtMs: number | null = null,
  ) => ({
    ...{ changedAtMs, publishedAtMs, publishAtMs },
  });
  it.each([
    [text(1), 'draft'],
    [text(1, 1), 'published'],
    [text(2, 1), 'changed'],
    [text(2, 1, 9), 'scheduled'],
  ])('%j is %s', (times, state) => {
    expect(articleState(times)).toBe(state);
  });

  it('a translation is outdated when its original was published after it was last changed', () => {
    const original = text(5, 5);
    expect([text(4, 4), text(6, 4), original].map((each) => isOutdated(each, original))).toEqual([
      true,
      false,
      false,
    ]);
    expect([isOutdated(text(1), text(5)), isOutdated(text(1), undefined)]).toEqual([false, false]);
  });
});

it('whoever asks in another language is answered in the nearest', () => {
  const languages = ['de', 'en-US', 'cz'] as const;
  const near = ['en-GB', 'en-US', 'cs', 'cz', 'de-AT', 'ja', 'x'].map((each) =>
    nearestLanguage(each, languages),
  );
  expect(near).toEqual(['en-US', 'en-US', 'cz', 'cz', 'de', 'de', 'de']);
  expect(nearestLanguage('en-US', [])).toBeNull();
});
