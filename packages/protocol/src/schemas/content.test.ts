import { describe, expect, it } from 'vitest';
import { agentContent, messageContent, shopperContent } from './content';
import { attachment, discountOfferExtra, productCardExtra } from './contentAttachments';
import { agentMessage, message, outgoingMessage, senderInfo } from './message';

const productExtra = {
  product_id: 632910392,
  variant_id: '808950810',
  product_link: 'https://shop.example/products/mug',
  shortened_product_link: 'https://desk.example/l/abc',
  price: '12.50',
  compare_at_price: 15,
  currency: 'EUR',
  variant_name: 'Blue',
  position: 0,
  source: 'agent',
};
const productCard = {
  contentType: 'application/productCard',
  name: 'Mug',
  url: 'https://shop.example/mug.png',
  size: 0,
  extra: productExtra,
};
const discountExtra = { discount_offer_id: 'd1', value: '10', type: 'percentage', code: 'SAVE10' };
const upload = `/attachments/${'0a'.repeat(20)}.png`;

describe('content as everyone reads it', () => {
  it('[MSG-02] has text, html, type, metadata, attachments and capturedValue', () => {
    const all = {
      type: 'field-capture-form',
      text: 'Your size?',
      html: '<p>Your size?</p>',
      metadata: { field: { name: 'size', type: 'text', label: 'Size' } },
      attachments: [productCard],
      capturedValue: '42',
    };
    expect(messageContent.parse(all)).toEqual(all);
  });

  it.each([
    { type: 'text', text: 'Hello' },
    { type: 'html', text: 'Hello', html: '<b>Hello</b>' },
    { type: 'attachments', text: '', attachments: [productCard] },
    { type: 'optional-email-capture-form', text: '' },
    { type: 'self-service-email-capture-form', text: '' },
    { type: 'field-capture-form', text: '' },
    { type: 'article-recommendation', text: 'A', metadata: { title: 'A', url: 'https://help.example/a' } },
    { type: 'video', text: '', metadata: { url: 'https://youtu.be/dQw4w9WgXcQ' } },
  ])('may be of type $type', (content) => {
    expect(messageContent.parse(content)).toEqual(content);
  });

  it('of another type is refused', () => {
    expect(messageContent.safeParse({ type: 'script', text: '' }).success).toBe(false);
  });

  it('[MSG-03] comes with a sender that has name, avatarURL, isBot and helpdeskBot', () => {
    const sender = {
      name: 'Bell',
      avatarURL: 'https://x.example/a.png',
      isBot: true,
      helpdeskBot: 'ai_agent_bot',
    };
    expect(senderInfo.parse(sender)).toEqual(sender);
    expect(senderInfo.safeParse({ ...sender, helpdeskBot: 'other' }).success).toBe(false);
  });

  it('[MSG-04] belongs to a message or a signal', () => {
    const kinds = ['message', 'signal', 'other'].map((kind) => message.shape.kind.safeParse(kind).success);
    expect(kinds).toEqual([true, true, false]);
  });
});

describe('attachments', () => {
  it('[ATT-03] a product card has ten extra fields', () => {
    expect(productCardExtra.parse(productExtra)).toEqual(productExtra);
    expect(Object.keys(productCardExtra.shape)).toHaveLength(10);
  });

  it.each([
    { product_link: 'javascript:alert(1)' },
    { shortened_product_link: 'data:text/html,x' },
    { price: '-1' },
    { currency: 'euro' },
    { source: 'shopper' },
  ])('a product card with %o is refused', (change) => {
    expect(attachment.safeParse({ ...productCard, extra: { ...productExtra, ...change } }).success).toBe(
      false,
    );
  });

  it('[ATT-04] a discount offer has four extra fields', () => {
    expect(discountOfferExtra.parse(discountExtra)).toEqual(discountExtra);
    for (const field of Object.keys(discountExtra)) {
      const without = Object.fromEntries(Object.entries(discountExtra).filter(([name]) => name !== field));
      expect(discountOfferExtra.safeParse(without).success, field).toBe(false);
    }
  });

  it.each([
    ['percentage', true],
    ['fixed_amount', true],
    ['free_shipping', true],
    ['buy_one_get_one', false],
    ['', false],
    [null, false],
  ])('[OFR-08] an offer is of one of three types: %s is %s', (type, isOne) => {
    expect(discountOfferExtra.safeParse({ ...discountExtra, type }).success).toBe(isOne);
  });

  it('a visitor form has fields of the three types only', () => {
    const form = (type: string) => ({
      contentType: 'application/visitorForm',
      name: 'Form',
      extra: { fields: [{ name: 'x', type, label: 'X' }] },
    });
    const verdicts = ['email', 'phone', 'text', 'password'].map(
      (type) => attachment.safeParse(form(type)).success,
    );
    expect(verdicts).toEqual([true, true, true, false]);
  });
});

describe('what a shopper may say', () => {
  const said = (content: object) => outgoingMessage.safeParse({ messageId: '1', content }).data?.content;

  it('words, own uploads by address, and the answer to a form', () => {
    expect(said({ type: 'text', text: 'Hello' })).toEqual({ type: 'text', text: 'Hello' });
    expect(said({ type: 'attachments', attachments: [{ url: upload }] })).toEqual({
      type: 'attachments',
      text: '',
      attachments: [{ url: upload }],
    });
    expect(said({ type: 'field-capture-form', text: '42', capturedValue: { size: '42' } })).toEqual({
      type: 'field-capture-form',
      text: '42',
      capturedValue: { size: '42' },
    });
  });

  it('everything else that is said of an upload is dropped, and its host as well', () => {
    const forged = {
      url: `https://evil.example${upload}`,
      contentType: 'text/html',
      name: 'x',
      size: 1,
      extra: {},
    };
    expect(said({ type: 'attachments', attachments: [forged] })).toMatchObject({
      attachments: [{ url: upload }],
    });
  });

  it.each([
    ['html', { type: 'html', text: 'x', html: '<b>x</b>' }],
    ['a product card', { type: 'attachments', attachments: [productCard] }],
    [
      'a picture from elsewhere',
      { type: 'attachments', attachments: [{ url: 'https://evil.example/x.png' }] },
    ],
    ['a file of the server', { type: 'attachments', attachments: [{ url: '/attachments/../secret.png' }] }],
    ['no attachment', { type: 'attachments', attachments: [] }],
    ['six attachments', { type: 'attachments', attachments: Array(6).fill({ url: upload }) }],
    [
      'an article',
      { type: 'article-recommendation', text: '', metadata: { title: 'A', url: 'https://x.example' } },
    ],
    ['a video', { type: 'video', text: '', metadata: { url: 'https://x.example/a.mp4' } }],
    ['an email form', { type: 'optional-email-capture-form', text: '' }],
    ['an answer without a value', { type: 'field-capture-form', text: '42' }],
  ])('but not %s', (_, content) => {
    expect(shopperContent.safeParse(content).success).toBe(false);
  });

  it('html, metadata and attachments beside words are dropped', () => {
    expect(said({ type: 'text', text: 'x', html: '<b>', metadata: {}, attachments: [productCard] })).toEqual({
      type: 'text',
      text: 'x',
    });
  });
});

describe('what an agent may say', () => {
  it.each([
    { type: 'text', text: 'Hello' },
    { type: 'html', text: 'Hello', html: '<b>Hello</b>' },
    { type: 'attachments', text: '', attachments: [productCard, { url: upload }] },
    { type: 'article-recommendation', text: 'A', metadata: { title: 'A', url: 'https://help.example/a' } },
  ])('content of type $type', (content) => {
    expect(agentMessage.parse({ messageId: '1', content }).content).toEqual(content);
  });

  it.each([
    ['blank html', { type: 'html', html: ' ' }],
    ['html that is too long', { type: 'html', html: 'x'.repeat(15_001) }],
    ['a file from elsewhere', { type: 'attachments', attachments: [{ url: 'https://x.example/a.png' }] }],
    ['a signal for the page', { type: 'optional-email-capture-form', text: '' }],
    [
      'an article that is a script',
      { type: 'article-recommendation', text: 'A', metadata: { title: 'A', url: 'javascript:alert(1)' } },
    ],
  ])('but not %s', (_, content) => {
    expect(agentContent.safeParse(content).success).toBe(false);
  });
});
