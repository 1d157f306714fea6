import { describe, expect, it } from 'vitest';
import { html, trusted } from './html';

describe('html', () => {
  it('escapes text and attribute values', () => {
    const name = `<b a="1">'&'</b>`;
    expect(html`<i title="${name}">${name}</i>`.markup).toBe(
      '<i title="&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;">&lt;b a=&quot;1&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;</i>',
    );
  });

  it('keeps markup that was made by html or is trusted, alone and in lists', () => {
    const items = ['a', '<'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>${trusted('<hr>')}`.markup).toBe('<ul><li>a</li><li>&lt;</li></ul><hr>');
  });

  it('leaves out what is absent, and writes zero', () => {
    expect(html`[${null}${undefined}${false}${0}]`.markup).toBe('[0]');
  });
});
