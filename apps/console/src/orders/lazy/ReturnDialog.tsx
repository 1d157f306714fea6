import type { Order, ReturnableAnswer, ReturnableLine, ReturnItem } from '@shopbell/protocol';
import { returnedItems } from '@shopbell/rules/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../app/Dialog';
import { Loaded } from '../../app/Loaded';
import { answerWith } from '../../http/answerWith';
import { getJson } from '../../http/getJson';
import type { DeedDialogProps } from './DeedDialogProps';
import styles from './ReturnDialog.module.css';
import { useAct } from './useAct';

const answer = answerWith<ReturnableAnswer>('lines');

/** What goes back, how many of each, and what comes instead: as shoppers choose it, by the same rules. */
export function ReturnDialog({ conversationId, order, onClose }: DeedDialogProps) {
  const [items, setItems] = useState<readonly ReturnItem[]>([]);
  const [isTried, setIsTried] = useState(false);
  const { act, isBusy, problem } = useAct(conversationId, order.id, onClose);
  const path = `/console/api/conversations/${conversationId}/orders/${order.id}/returnable`;
  const query = useQuery({
    queryKey: ['orders', conversationId, 'returnable', order.id],
    queryFn: ({ signal }) => getJson(path, answer, signal),
    gcTime: 0,
    retry: false,
  });
  const confirm = () => {
    setIsTried(true);
    if (items.length > 0) act({ kind: 'return', items: [...items] });
  };
  return (
    <Dialog
      title={`Return items of order ${order.name}`}
      about="The return is registered in the shop’s own system. Money goes back, or something of the same price comes instead, once the items have arrived. The shopper reads it in the conversation."
      action="Register the return"
      isBusy={isBusy}
      problem={isTried && items.length === 0 ? 'Choose how many of something go back.' : problem}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Loaded query={query}>
        {({ lines }) =>
          lines.length === 0 ? (
            <p className={styles.none}>Nothing of it can go back any more.</p>
          ) : (
            <Lines order={order} lines={lines} items={items} onItems={setItems} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

interface LinesProps {
  readonly order: Order;
  readonly lines: readonly ReturnableLine[];
  readonly items: readonly ReturnItem[];
  readonly onItems: (items: readonly ReturnItem[]) => void;
}

function Lines({ order, lines, items, onItems }: LinesProps) {
  const change = (id: number, quantity: number, variantId: number | undefined) =>
    onItems([
      ...items.filter((item) => item.id !== id),
      ...(quantity > 0 ? [{ id, quantity, ...(variantId && { variantId }) }] : []),
    ]);
  const all = lines.map(({ id, quantity }) => ({ id, quantity }));
  return (
    <ul className={styles.lines}>
      {returnedItems(all, order, lines).map(({ id, title, quantity: most }) => {
        const { quantity = 0, variantId } = items.find((item) => item.id === id) ?? {};
        const variants = lines.find((line) => line.id === id)?.variants ?? [];
        return (
          <li key={id} className={styles.line}>
            <span className={styles.title}>{title}</span>
            <select
              aria-label={`How many of ${title} go back`}
              value={quantity}
              onChange={(event) => change(id, Number(event.target.value), variantId)}
            >
              {Array.from({ length: most + 1 }, (_, count) => count).map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? 'None' : count}
                </option>
              ))}
            </select>
            {variants.length > 0 && quantity > 0 && (
              <div className={styles.instead}>
                <span aria-hidden="true">In return</span>
                <select
                  aria-label={`What comes instead of ${title}`}
                  value={variantId ?? ''}
                  onChange={(event) => change(id, quantity, Number(event.target.value) || undefined)}
                >
                  <option value="">Money back</option>
                  {variants.map((variant) => (
                    <option key={variant.id} value={variant.id}>
                      {variant.title}
                    </option>
                  ))}
                </select>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
