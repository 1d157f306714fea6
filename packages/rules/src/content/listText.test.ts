import { expect, it } from 'vitest';
import { listText } from './index';

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
