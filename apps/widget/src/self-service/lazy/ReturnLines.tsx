import { LabelledField } from '@shopbell/looks';
import type { Order, ReturnableLine, ReturnItem } from '@shopbell/protocol';
import type { ReactNode } from 'react';
import { Picture } from './Picture';
import { useSspTexts } from './useSspTexts';

export interface ReturnLinesProps {
  readonly order: Order;
  readonly lines: readonly ReturnableLine[];
  readonly items: readonly ReturnItem[];
  readonly onItems: (items: readonly ReturnItem[]) => void;
}

/** Which items go back, how many of each, and what should come instead. */
export function ReturnLines({ order, lines, items, onItems }: ReturnLinesProps) {
  const { t } = useSspTexts();
  const change = (id: number, next: ReturnItem | null) => {
    const rest = items.filter((item) => item.id !== id);
    onItems(next ? [...rest, next].toSorted((a, b) => placeOf(a) - placeOf(b)) : rest);
  };
  const placeOf = ({ id }: ReturnItem) => lines.findIndex((line) => line.id === id);
  return (
    <fieldset>
      <legend>{t('itemsChoose')}</legend>
      {order.line_items.flatMap(({ id, title, variant_title: variant, image }) => {
        const line = lines.find((one) => one.id === id);
        if (!line) return [];
        const item = items.find((one) => one.id === id);
        const toggle = () => change(id, item ? null : { id, quantity: line.quantity });
        return (
          <div key={id}>
            <label className="choice">
              <input type="checkbox" checked={item !== undefined} onChange={toggle} />
              <Picture address={image} />
              <span className="item-words">
                <span dir="auto">{title}</span>
                <span className="quiet">
                  {[variant, t('orderQuantity', { count: line.quantity })].filter(Boolean).join(' · ')}
                </span>
              </span>
            </label>
            {item && <Details line={line} item={item} onItem={(next) => change(id, next)} />}
          </div>
        );
      })}
    </fieldset>
  );
}

interface DetailsProps {
  readonly line: ReturnableLine;
  readonly item: ReturnItem;
  readonly onItem: (item: ReturnItem) => void;
}

function Details({ line, item, onItem }: DetailsProps) {
  const { t } = useSspTexts();
  const { id, quantity } = item;
  if (line.quantity === 1 && line.variants.length === 0) return null;
  const instead = (value: string) => onItem({ id, quantity, ...(value && { variantId: Number(value) }) });
  return (
    <div className="choice-more">
      {line.quantity > 1 && (
        <Choice
          label={t('returnQuantity')}
          value={String(quantity)}
          onValue={(value) => onItem({ ...item, quantity: Number(value) })}
        >
          {Array.from({ length: line.quantity }, (_, index) => index + 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </Choice>
      )}
      {line.variants.length > 0 && (
        <Choice label={t('returnInstead')} value={String(item.variantId ?? '')} onValue={instead}>
          <option value="">{t('returnMoneyBack')}</option>
          {line.variants.map((variant) => (
            <option key={variant.id} value={variant.id}>
              {variant.title}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly children: ReactNode;
}

const Choice = ({ label, value, onValue, children }: ChoiceProps) => (
  <LabelledField className="field" label={label} note={null} noteClass={undefined} isWrong={false}>
    {(ties) => (
      <select {...ties} value={value} onChange={(event) => onValue(event.target.value)}>
        {children}
      </select>
    )}
  </LabelledField>
);
