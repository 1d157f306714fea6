import type { MessageContent } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { canonicalContent } from './canonicalContent';

describe('canonicalContent', () => {
  it('is the same for the same words, in whatever order the keys came and whatever came with them', () => {
    const other = { metadata: { currentUrl: 'https://shop.example/cart' }, text: 'Hello', type: 'text' };
    expect(canonicalContent(other as MessageContent)).toBe(canonicalContent({ type: 'text', text: 'Hello' }));
  });

  it.each(['hello', 'Hello ', 'Hello","text'])('tells %j from "Hello"', (text) => {
    expect(canonicalContent({ type: 'text', text })).not.toBe(
      canonicalContent({ type: 'text', text: 'Hello' }),
    );
  });

  it('tells attachments apart, and not the order of their keys', () => {
    const picture = { contentType: 'image/png', name: 'a', url: '/attachments/a.png', size: 1 };
    const content: MessageContent = { type: 'attachments', text: '', attachments: [picture] };
    const reordered = {
      attachments: [{ size: 1, url: '/attachments/a.png', name: 'a', contentType: 'image/png' }],
    };
    expect(canonicalContent({ ...content, ...reordered })).toBe(canonicalContent(content));
    const other = { attachments: [{ ...picture, url: '/attachments/b.png' }] };
    expect(canonicalContent({ ...content, ...other })).not.toBe(canonicalContent(content));
  });

  it('tells markup and captured values apart', () => {
    const html = (markup: string): MessageContent => ({ type: 'html', text: 'x', html: markup });
    expect(canonicalContent(html('<b>x</b>'))).not.toBe(canonicalContent(html('<i>x</i>')));
    const form = (capturedValue: string): MessageContent => ({
      type: 'field-capture-form',
      text: 'x',
      capturedValue,
    });
    expect(canonicalContent(form('1'))).not.toBe(canonicalContent(form('2')));
  });
});
