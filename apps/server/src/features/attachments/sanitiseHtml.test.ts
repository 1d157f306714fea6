import { allowedTags, readMarkup } from '@shopbell/rules/content';
import { dangersIn, hostileMarkup } from '@shopbell/rules/content-testing';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitiseHtml';

const protocolOf = (address: string) => new URL(address, 'https://shop.example/page').protocol;

describe('the server sanitises markup', () => {
  it.each(hostileMarkup)('and nothing dangerous is left of %j', (markup) => {
    expect(dangersIn(sanitiseHtml(markup), protocolOf)).toEqual([]);
  });

  it.each(hostileMarkup)('and a second time changes nothing of %j', (markup) => {
    const once = sanitiseHtml(markup);
    expect(sanitiseHtml(once)).toBe(once);
  });

  it.each(allowedTags)('and keeps %s', (tag) => {
    expect(sanitiseHtml(`<${tag}>`)).toContain(`<${tag}`);
  });

  it('and the page reads what it writes with the same elements, attributes and words', () => {
    const html = sanitiseHtml(
      `<p style="color:red;position:fixed" onclick="x">a &copy; &amp; <b>b</b><br><img src=https://x.example/a.png alt='"'></p>
       <div data-video-src="https://youtu.be/dQw4w9WgXcQ" data-discount-code="SAVE10">v</div>`,
    );
    expect(readMarkup(html)).toEqual([
      [
        'p',
        { style: 'color: red' },
        'a © & ',
        ['b', {}, 'b'],
        ['br', {}],
        ['img', { src: 'https://x.example/a.png', alt: '"' }],
      ],
      '\n       ',
      ['div', { 'data-video-src': 'https://youtu.be/dQw4w9WgXcQ', 'data-discount-code': 'SAVE10' }, 'v'],
    ]);
  });
});
