import type { ConversationOrders } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../app/Button';
import type { Dates } from '../../app/dates';
import { Loaded } from '../../app/Loaded';
import type { PanelProps } from '../../conversation/panels/Panel';
import { OrderCard } from './OrderCard';
import { OrderDeeds } from './OrderDeeds';
import styles from './OrdersPanel.module.css';
import { ordersQuery } from './ordersQuery';

/** What they bought. Whose orders an address has that nobody has proven is shown only on purpose. */
export function OrdersPanel({ summary, visitor, dates }: PanelProps) {
  const [lookedUp, setLookedUp] = useState<string | null>(null);
  // A proven number counts before an address that was only given.
  const isByPhone = visitor.phone !== null && visitor.trust !== 'verified';
  const known = isByPhone ? visitor.phone : visitor.email;
  if (known === null) return null;
  const isProven = isByPhone || visitor.trust === 'verified';
  const isShown = isProven || lookedUp === known;
  return (
    <section className={styles.orders} aria-label="Orders">
      <h3>Orders</h3>
      {isShown ? (
        <Found conversationId={summary.conversationId} by={known} dates={dates} isProven={isProven} />
      ) : (
        <>
          <p className={styles.caution}>
            Nobody has proven that {known} is theirs. Do not tell them what stands in its orders.
          </p>
          <Button onClick={() => setLookedUp(known)}>Show the orders of this address</Button>
        </>
      )}
    </section>
  );
}

interface FoundProps {
  readonly conversationId: string;
  /** The address or number. */
  readonly by: string;
  readonly dates: Dates;
  /** Only for who has proven who they are something is done. */
  readonly isProven: boolean;
}

function Found({ conversationId, by, ...shown }: FoundProps) {
  const query = useQuery(ordersQuery(conversationId, by));
  return (
    <Loaded query={query}>
      {(found) => <OrderList {...found} {...shown} conversationId={conversationId} />}
    </Loaded>
  );
}

const fewOrders = 3;

type OrderListProps = ConversationOrders & Omit<FoundProps, 'by'>;

function OrderList({ hasPlatform, customer, orders, dates, isProven, ...about }: OrderListProps) {
  const { conversationId, actions, cancelWithinHours } = about;
  const [isWhole, setIsWhole] = useState(false);
  if (!hasPlatform) return <p className={styles.quiet}>The shop’s own system is not connected.</p>;
  if (customer === null)
    return <p className={styles.quiet}>The shop knows nobody by this address or number.</p>;
  if (orders.length === 0) return <p className={styles.quiet}>They have not ordered yet.</p>;
  const shown = isWhole ? orders : orders.slice(0, fewOrders);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} dates={dates}>
              {isProven && <OrderDeeds {...{ conversationId, order, actions, cancelWithinHours }} />}
            </OrderCard>
          </li>
        ))}
      </ul>
      {shown.length < orders.length && (
        <Button onClick={() => setIsWhole(true)}>Show all {orders.length} orders</Button>
      )}
    </>
  );
}
