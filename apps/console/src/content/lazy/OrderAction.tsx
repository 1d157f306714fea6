import type { OrderActionFacts } from '@shopbell/protocol';
import styles from './RichContent.module.css';

const deeds = {
  cancel: { done: 'cancelled', open: 'Cancel order' },
  address: { done: 'goes to another address now', open: 'Change the address of order' },
  return: { done: 'has a return', open: 'Take back items of order' },
} as const;

/** What was done with an order, by whom; or what somebody has to look after. */
export function OrderAction({ text, facts }: { readonly text: string; readonly facts: OrderActionFacts }) {
  const { kind, orderName, state, by } = facts;
  const who = by === 'agent' ? 'by an agent' : 'by the shopper';
  const [, ...more] = text.split('\n');
  return (
    <div className={styles.orderAction} data-state={state}>
      <strong>
        {state === 'done' ? `Order ${orderName} ${deeds[kind].done}` : `${deeds[kind].open} ${orderName}`}
      </strong>
      <span>{sentences[state](who)}</span>
      {more.length > 0 && <span className={styles.orderActionMore}>{more.join('\n')}</span>}
    </div>
  );
}

const sentences: Record<OrderActionFacts['state'], (who: string) => string> = {
  done: (who) => `Done ${who} in the shop’s own system.`,
  refused: (who) => `Wanted ${who}. The shop’s own system declined: please look after it.`,
  unknown: (who) =>
    `Wanted ${who}. The shop’s own system did not say what became of it: please look there first.`,
};
