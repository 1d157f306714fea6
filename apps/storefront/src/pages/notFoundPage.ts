import { html } from '../shell/html';
import type { Page } from '../shell/page';

const words = {
  page: ['This shelf is empty', 'The page you were looking for has moved, or was never here.'],
  product: ['We do not make this one', 'It may have sold out for good. There is plenty left to look at.'],
  collection: [
    'No such collection',
    'We tidy the shelves now and then. Everything we make is still in one place.',
  ],
  order: [
    'We cannot find this order',
    'Check the number, or whether you are signed in with the right account.',
  ],
  parcel: ['No parcel has this number', 'Check the number. A new parcel can take a few hours to show up.'],
  checkout: [
    'This checkout has ended',
    'Your cart may still be waiting. Orders placed long ago are not kept here.',
  ],
} as const;

export function notFoundPage(missing: keyof typeof words = 'page'): Page {
  const [title, text] = words[missing];
  return {
    title: 'Page not found',
    template: '404',
    status: 404,
    main: html`<div class="empty">
<p class="eyebrow">404</p>
<h1>${title}</h1>
<p class="lead">${text}</p>
<p class="choices"><a class="button" href="/collections/all">Back to the shop</a>
<a class="button button-quiet" href="/search">Search</a></p>
</div>`,
  };
}
