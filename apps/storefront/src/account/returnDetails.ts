import { hasOnlyDefaultVariant } from '../catalog/productFacts';
import type { Order, Return } from '../orders/order';
import { formatDay, isoText } from '../shell/dates';
import { type Html, html } from '../shell/html';
import { statusBadge } from './statusBadge';

/** The shop waits for it; nothing here tells when it has come. */
const waiting = {
  label: 'Waiting for it',
  tone: 'waiting',
  sentence: 'Send it back; we see to the rest as soon as it is here.',
} as const;

/** What a customer sends back, and what comes instead. */
export function returnDetails(order: Order, { at, lines, exchanges }: Return, place: number): Html {
  const count = order.returns?.length ?? 0;
  const going = lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [html`<li>${quantity} × ${titleOf(line)}</li>`] : [];
  });
  const coming = exchanges.flatMap(({ variantId, quantity }) => {
    const found = order.lines
      .flatMap(({ product }) => product.variants.map((variant) => ({ product, variant })))
      .find(({ variant }) => variant.id === variantId);
    return found ? [html`<li>${quantity} × ${titleOf(found)}</li>`] : [];
  });
  return html`<section class="shipment" aria-labelledby="return-${place}">
<div class="shipment-head"><h2 id="return-${place}">Return ${count > 1 && place}</h2>
${statusBadge(waiting)}</div>
<p>${waiting.sentence}</p>
<p class="muted">Registered on <time datetime="${isoText(at)}">${formatDay(at)}</time></p>
<ul class="shipment-facts"><li><strong>Goes back</strong><ul>${going}</ul></li>
${coming.length > 0 && html`<li><strong>Comes instead</strong><ul>${coming}</ul></li>`}</ul>
</section>`;
}

const titleOf = ({ product, variant }: Pick<Order['lines'][number], 'product' | 'variant'>): string =>
  hasOnlyDefaultVariant(product) ? product.title : `${product.title} - ${variant.title}`;
