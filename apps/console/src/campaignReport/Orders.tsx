import type { CampaignReport, CreditedOrders } from '@shopbell/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from '../app/Button';
import { browserDates, dateAndTimeOf } from '../app/dates';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import styles from './CampaignReportScreen.module.css';
import { ordersQuery, type Wish } from './queries';
import { amountWords, campaignWords, evidenceWords, rulesWords, ruleWords } from './words';

type Order = CreditedOrders['orders'][number];

export interface OrdersProps {
  readonly wish: Wish;
  readonly windows: CampaignReport['windows'] | undefined;
}

export function Orders({ wish, windows }: OrdersProps) {
  const found = useInfiniteQuery(ordersQuery(wish));
  return (
    <Section title="Credited orders" about={windows && rulesWords(windows)} isWide>
      <Loaded query={found}>
        {({ pages }) => {
          const orders = pages.flatMap((page) => page.orders);
          if (orders.length === 0) return <p className={styles.first}>No order of these days is credited.</p>;
          return (
            <ul className={styles.orders} aria-label="Credited orders">
              {orders.map((order) => (
                <OrderRow key={order.orderId} order={order} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {found.hasNextPage && (
        <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Section>
  );
}

function OrderRow({ order }: { readonly order: Order }) {
  const { orderId, placedDatetime, currency, total, refunded, amount, rule } = order;
  return (
    <li className={styles.order}>
      <details>
        <summary className={styles.summary}>
          <span>Order {orderId}</span>
          <span className={styles.why}>
            {ruleWords[rule]} · {campaignWords({ campaignId: order.campaignId, name: order.campaignName })}
          </span>
          <span className={styles.number}>{amountWords(amount, currency)}</span>
        </summary>
        <ol className={styles.chain}>
          {order.evidence.map((each) => (
            <li
              key={`${each.rule} ${each.atDatetime} ${each.campaignId}`}
              className={each.isDecisive ? styles.decisive : undefined}
            >
              <Moment at={each.atDatetime} />
              <span>
                {each.conversationId ? (
                  <Link to="/inbox/$conversationId" params={{ conversationId: each.conversationId }}>
                    {evidenceWords(each)}
                  </Link>
                ) : (
                  evidenceWords(each)
                )}
                {each.campaignId !== null &&
                  ` · ${campaignWords({ campaignId: each.campaignId, name: each.campaignName })}`}
                {each.isDecisive && ' · this decided'}
              </span>
            </li>
          ))}
          <li>
            <Moment at={placedDatetime} />
            <span>
              Ordered for {amountWords(total, currency)}
              {refunded > 0 && `, of which ${amountWords(refunded, currency)} were refunded`}
            </span>
          </li>
        </ol>
      </details>
    </li>
  );
}

const Moment = ({ at }: { readonly at: string }) => (
  <time dateTime={at} className={styles.moment}>
    {dateAndTimeOf(Date.parse(at), browserDates())}
  </time>
);
