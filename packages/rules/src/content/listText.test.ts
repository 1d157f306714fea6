import { expect, it } from 'vitest';
import { listText, mailedText } from './index';

const file = (name: string) => ({ contentType: 'image/png', name, url: `/attachments/${name}`, size: 1 });

it('a list shows the words of a message, also where it holds more', () => {
  expect(listText({ type: 'attachments', text: 'Like this?', attachments: [file('a.png')] })).toBe(
    'Like this?',
  );
});

it('a list shows the names of what was sent without a word', () => {
  const attachments = [file('a.png'), file('b.png')];
  expect(listText({ type: 'attachments', text: ' ', attachments })).toBe('a.png, b.png');
});

it('a list names what came without a word, whatever it is', () => {
  const field = { name: 'orderNumber', type: 'text' as const, label: 'Order number' };
  const article = { title: 'How long does delivery take?', url: 'https://help.shop.test/delivery' };
  const url = 'https://vimeo.com/76979871';
  expect([
    listText({ type: 'field-capture-form', text: '', metadata: { field } }),
    listText({ type: 'article-recommendation', text: '', metadata: article }),
    listText({ type: 'video', text: '', metadata: { url, title: 'Our workshop' } }),
    listText({ type: 'video', text: '', metadata: { url } }),
    listText({ type: 'optional-email-capture-form', text: '' }),
  ]).toEqual(['Order number', article.title, 'Our workshop', url, '']);
});

it('a mail says where an article stands', () => {
  const metadata = { title: 'Delivery', url: 'https://help.shop.test/delivery' };
  expect([
    mailedText({ type: 'article-recommendation', text: 'Delivery', metadata }),
    mailedText({ type: 'text', text: 'Hello' }),
  ]).toEqual(['Delivery\nhttps://help.shop.test/delivery', 'Hello']);
});
