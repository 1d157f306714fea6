import type { ElementTree } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { dangersIn, hostileMarkup } from '../content-testing';
import { allowedAttributes, allowedProperties, allowedTags } from './allowList';
import { brokenTag } from './brokenTag';
import { type MarkupTree, readMarkup, textOf } from './readMarkup';
import { vetAttributes } from './vetAttributes';
import { vetStyle } from './vetStyle';
import { vetUrl } from './vetUrl';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const written = (tree: MarkupTree): string =>
  tree.map((node) => (typeof node === 'string' ? escaped(node) : writtenElement(node))).join('');
function writtenElement([tag, attributes, ...children]: ElementTree): string {
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return tag === 'br' || tag === 'img'
    ? `<${tag}${names.join('')} />`
    : `<${tag}${names.join('')}>${written(children)}</${tag}>`;
}
const cleaned = (markup: string) => written(readMarkup(markup));
const protocolOf = (address: string) => new URL(address, 'https://shop.example/page').protocol;

describe('the page reads markup', () => {
  it.each(hostileMarkup)('and nothing dangerous is left of %j', (markup) => {
    expect(dangersIn(cleaned(markup), protocolOf)).toEqual([]);
  });

  it('[SAN-01] script, iframe, object and form are gone; what a form holds stays as text', () => {
    expect(
      cleaned('a<script>1</script><iframe>2</iframe><object>3</object><form>b<input></form><b>c</b>'),
    ).toBe('ab<b>c</b>');
  });

  it.each(allowedTags)('[SAN-12] %s survives', (tag) => {
    expect(readMarkup(`<${tag}>`)).toEqual([[tag, {}]]);
  });

  it.each(['section', 'font', 'video', 'svg', 'input', 'button', 'x-y', 'marquee'])(
    '[SAN-12] %s does not',
    (tag) => {
      expect(cleaned(`<${tag} title="x">y</${tag}>`)).not.toContain('<');
    },
  );

  it('[SAN-07] comments are gone, and the text around them is kept', () => {
    expect(cleaned('before<!-- <b>hidden</b> -->after<!-- never closed')).toBe('beforeafter');
  });

  it('[SAN-02] onclick, onerror and srcdoc are gone', () => {
    expect(cleaned('<img src="https://x.example/a.png" onerror="x"><p onclick="x" srcdoc="y">z</p>')).toBe(
      '<img src="https://x.example/a.png" /><p>z</p>',
    );
  });

  it('what is regular is read as it is meant', () => {
    const markup =
      '<p>Hello <strong>Ada</strong> &amp; co,<br />see <a href="/help?a=1&amp;b=2">this</a>.</p><ul><li>1</li><li>2</li></ul>';
    expect(readMarkup(markup)).toEqual([
      [
        'p',
        {},
        'Hello ',
        ['strong', {}, 'Ada'],
        ' & co,',
        ['br', {}],
        'see ',
        ['a', { href: '/help?a=1&b=2', target: '_blank', rel: 'noopener noreferrer' }, 'this'],
        '.',
      ],
      ['ul', {}, ['li', {}, '1'], ['li', {}, '2']],
    ]);
  });

  it('what is not closed is closed, and what was not open is ignored', () => {
    expect(cleaned('<p><b>a</p></i>b</b>')).toBe('<p><b>a</b></p>b');
  });

  it('a lone < is text', () => {
    expect(readMarkup('1 < 2 &lt; 3')).toEqual(['1 ', '<', ' 2 < 3']);
  });

  it('a hundred thousand of anything is read in a moment, not for ever', () => {
    for (const part of ['<', '<a ', '<a b=', '&#', '</p', '<!--', '<p a="', '<script>', ' = ']) {
      expect(Array.isArray(readMarkup(part.repeat(100_000)))).toBe(true);
    }
  });

  it('and tells the words alone', () => {
    expect(textOf(readMarkup('<p>Hello <b>Ada</b></p><p>1<br>2</p><ul><li>a</li><li>b</li></ul>'))).toBe(
      'Hello Ada\n\n1\n2\n\na\n\nb',
    );
  });
});

describe('attributes', () => {
  it.each(allowedAttributes)('[SAN-12] %s survives', (name) => {
    const value =
      { target: '_blank', width: '10', height: '50%', style: 'color: red' }[name as string] ?? 'x';
    expect(vetAttributes('span', { [name]: value })).toEqual({ [name]: value });
  });

  it('[SAN-03] [SAN-11] together: a div keeps data-video-src, a span loses it', () => {
    const attributes = { 'data-video-src': 'https://youtu.be/dQw4w9WgXcQ' };
    expect(vetAttributes('div', attributes)).toEqual(attributes);
    expect(vetAttributes('span', attributes)).toEqual({});
  });

  it('data-discount-code stands anywhere', () => {
    expect(vetAttributes('li', { 'data-discount-code': 'SAVE10' })).toEqual({
      'data-discount-code': 'SAVE10',
    });
  });

  it('[SAN-10] control characters become spaces', () => {
    const all = [...Array.from({ length: 32 }, (_, code) => code), 0x7f].map((code) =>
      String.fromCharCode(code),
    );
    for (const character of all)
      expect(vetAttributes('p', { title: `a${character}b` }), JSON.stringify(character)).toEqual({
        title: 'a b',
      });
  });

  it('a link opens elsewhere and cannot reach back, whatever it asks for', () => {
    expect(vetAttributes('a', { href: 'https://x.example', target: '_top', rel: 'opener' })).toEqual({
      href: 'https://x.example',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
  });
});

describe('addresses', () => {
  it.each([
    'http://x.example',
    'https://x.example/a?b#c',
    'mailto:a@x.example',
    'tel:+49123',
    'ftp://x.example/a',
  ])('[SAN-04] %s is kept', (address) => expect(vetUrl(address)).toBe(address));

  it('[SAN-05] a picture may be whole in its address, a link may not', () => {
    const picture = 'data:image/png;base64,iVBORw0KGgo=';
    expect(vetAttributes('img', { src: picture, href: picture })).toEqual({ src: picture });
    expect(vetAttributes('a', { href: picture, src: picture })).toEqual({});
    expect(vetAttributes('img', { src: 'data:image/svg+xml;base64,eA==' })).toEqual({});
  });

  it.each(['help/a.html', '/help?x=a:b', '#part'])('[SAN-05] %s is kept', (address) =>
    expect(vetUrl(address)).toBe(address),
  );

  it.each([
    'vbscript:x',
    'data:text/html,x',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml;base64,eA==',
    'data:image/png;base64,eA==" onload="x',
    'blob:https://x.example/1',
    'file:///etc/passwd',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'about:blank',
    'filesystem:x',
    '',
  ])('[SAN-06] %j is refused', (address) => expect(vetUrl(address)).toBeNull());

  it.each([
    'javascript:x',
    'JAVASCRIPT:x',
    ' javascript:x',
    '\tjava\nscript:x',
    'java\u0000script:x',
    'javascript :x',
    'xjavascript:x',
    '\u00a0javascript:x',
    'https:javascript:x//',
  ])('[SAN-09] %j runs nothing', (address) => {
    const vetted = vetUrl(address);
    expect(vetted === null ? 'https:' : protocolOf(vetted)).toBe('https:');
  });
});

describe('styles', () => {
  it.each([
    'width: expression(alert(1))',
    'width: EXPRESSION (alert(1))',
    'background-color: url(javascript:alert(1))',
    'behavior: url(x)',
    'color: \\65xpression(1)',
    'color: red/**/',
    'position: fixed',
    'color: var(--main)',
    'width: calc(1px + 1px)',
    'color: "x"',
    `color: ${'r'.repeat(101)}`,
    'color',
    ':red',
  ])('[SAN-08] %j is stripped', (style) => expect(vetStyle(style)).toEqual([]));

  it('[SAN-08] what is left is kept in order, without shouting', () => {
    expect(vetStyle('COLOR: rgb(1, 2, 3) !important; behavior: x; text-align:center;')).toEqual([
      ['color', 'rgb(1, 2, 3)'],
      ['text-align', 'center'],
    ]);
  });

  it('no property leaves the message or fetches', () => {
    expect(
      allowedProperties.filter((name) => /position|inset|^top|float|image|content|filter|cursor/.test(name)),
    ).toEqual([]);
  });
});

describe('broken markup', () => {
  it.each([
    ['<p>Take <b>ten</p>', '<b>'],
    ['<b>ten', '<b>'],
    ['ten</b>', '</b>'],
    ['<b><i>ten</b></i>', '<i>'],
    ['<p>ten</p><p', '<p'],
    ['<a href="https://shop.test>ten</a>', '<a href="https://shop.test>'],
    ['<p>ten</b></p>', '</b>'],
  ])('%s is broken at %s', (markup, tag) => {
    expect(brokenTag(markup)).toBe(tag);
  });

  it.each([
    ...[
      '',
      'ten',
      '1 < 2 and I <3 it',
      '<p>one<p>two',
      '<ul><li>one<li>two</ul>',
      '<p>a<br>b<img src="x"></p>',
    ],
    ...[
      '<p>a<br />b</p>',
      '<a href="https://shop.test/?a>b" title=\'a "b"\'>ten</a>',
      '<!-- <b> --><b>ten</b>',
    ],
    ...['<script>if (a<b) c()</script>ten', '<table><tr><td>a<td>b<tr><td>c</table>'],
  ])('%s is whole', (markup) => {
    expect(brokenTag(markup)).toBeNull();
  });

  it.each(hostileMarkup)('is none any more once %j is cleaned', (markup) => {
    expect(brokenTag(cleaned(markup))).toBeNull();
  });
});
