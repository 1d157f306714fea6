import type { OrderRequestFacts } from '@shopbell/protocol';
import styles from './RichContent.module.css';

const kinds = { cancel: 'cancel', return: 'return', report: 'report', address: 'new address' } as const;

/** What was decided about a request; below it, what the agent wrote to it. */
export function OrderRequest({ text, facts }: { readonly text: string; readonly facts: OrderRequestFacts }) {
  const { kind, orderName, state } = facts;
  const [, ...more] = text.split('\n');
  return (
    <div className={styles.orderAction}>
      <strong>
        Request {state}: {kinds[kind]}, order {orderName}
      </strong>
      <span>The shopper has been told.</span>
      {more.length > 0 && <span className={styles.orderActionMore}>{more.join('\n')}</span>}
    </div>
  );
}
