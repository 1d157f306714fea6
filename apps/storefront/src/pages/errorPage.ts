import { html } from '../shell/html';
import type { Page } from '../shell/page';

export function errorPage(status: number, text: string): Page {
  const isOurs = status >= 500;
  return {
    title: 'Something went wrong',
    template: 'error',
    status,
    main: html`<div class="empty">
<p class="eyebrow">${status}</p>
<h1>${isOurs ? 'Something broke on our side' : 'That did not work'}</h1>
<p class="lead">${isOurs ? 'Nothing you did. Please try again in a moment; your cart is safe.' : text}</p>
<a class="button" href="/">Back to the front door</a>
</div>`,
  };
}
