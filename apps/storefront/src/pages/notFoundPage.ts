import { html } from '../shell/html';
import type { Page } from '../shell/page';

export function notFoundPage(): Page {
  return {
    title: 'Page not found',
    template: '404',
    status: 404,
    main: html`<div class="empty">
<p class="eyebrow">404</p>
<h1>This shelf is empty</h1>
<p class="lead">The page you were looking for has moved, or was never here.</p>
<a class="button" href="/collections/all">Back to the shop</a>
</div>`,
  };
}
