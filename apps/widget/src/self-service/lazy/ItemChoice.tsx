import type { Order } from '@shopbell/protocol';
import { Picture } from './Picture';
import { useSspTexts } from './useSspTexts';

export interface ItemChoiceProps {
  readonly order: Order;
  /** None: the whole order. */
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

export function ItemChoice({ order, chosen, onChoose }: ItemChoiceProps) {
  const { t } = useSspTexts();
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <fieldset>
      <legend>{t('itemsChoose')}</legend>
      {order.line_items.map(({ id, title, variant_title: variant, quantity, image }) => (
        <label key={id} className="choice">
          <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
          <Picture address={image} />
          <span className="item-words">
            <span dir="auto">{title}</span>
            <span className="quiet">
              {[variant, t('orderQuantity', { count: quantity })].filter(Boolean).join(' · ')}
            </span>
          </span>
        </label>
      ))}
      <p className="quiet small-print" role="status">
        {chosen.size === 0 ? t('itemsAll') : t('itemsSelected', { count: chosen.size })}
      </p>
    </fieldset>
  );
}
