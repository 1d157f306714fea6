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
});
