import type { Order } from '@shopbell/protocol';
import { Picture } from './Picture';
import { useSspTexts } from './useSspTexts';

export function LineItems({ order }: { readonly order: Order }) {
  const { t, money } = useSspTexts();
  return (
    <ul className="items">
      {order.line_items.map(({ id, title, variant_title: variant, quantity, price, image }) => (
        <li key={id}>
          <Picture address={image} />
          <span className="item-words">
            <span dir="auto">{title}</span>
            <span className="quiet">
              {[variant, t('orderQuantity', { count: quantity })].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span>{money(String(Number(price) * quantity), order.currency)}</span>
        </li>
      ))}
    </ul>
  );
}
