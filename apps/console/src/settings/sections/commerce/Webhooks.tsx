import type { WebhookState } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '../../../app/Button';
import { Loaded } from '../../../app/Loaded';
import { When } from '../../../app/When';
import { problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import styles from './CommerceSection.module.css';
import { webhooksQuery } from './commerceQuery';

/** What the shop's system tells by itself: an order that changes is seen at once, and a sale is known where it came from. */
export function Webhooks() {
  const titleId = useId();
  const found = useQuery(webhooksQuery);
  return (
    <section className={styles.webhooks} aria-labelledby={titleId}>
      <h4 id={titleId}>What it tells by itself</h4>
      <Loaded query={found}>{(state) => <State {...state} />}</Loaded>
    </section>
  );
}

function State({
  address,
  topics,
  topicsByHand,
  note,
  lastReceivedAt,
  orderCount,
  dataRequests,
}: WebhookState) {
  return (
    <>
      {note !== null && <p className={styles.about}>{note}</p>}
      {topics.length > 0 && <Topics title="Registered by us" topics={topics} />}
      {address !== null && topicsByHand.length > 0 && (
        <>
          <Topics title="To be entered by you, in the configuration of the app" topics={topicsByHand} />
          <p className={styles.about}>
            Address: <code className={styles.address}>{address}</code>
          </p>
        </>
      )}
      <p className={styles.about}>
        {lastReceivedAt === null ? (
          'Nothing was received in the last 7 days.'
        ) : (
          <>
            Last received <When at={lastReceivedAt} />.
          </>
        )}{' '}
        {orderCount === 1 ? 'Facts of 1 order are kept.' : `Facts of ${orderCount} orders are kept.`}
      </p>
      {dataRequests.map((request) => (
        <DataRequest key={request.id} {...request} />
      ))}
    </>
  );
}

const Topics = ({ title, topics }: { readonly title: string; readonly topics: readonly string[] }) => (
  <p className={styles.about}>
    {title}: {topics.join(', ')}.
  </p>
);

/** The owner answers the customer; we only say what is kept here. */
function DataRequest({ id, customerId, askedAt, orderCount }: WebhookState['dataRequests'][number]) {
  const queryClient = useQueryClient();
  const path = `commerce/data-requests/${encodeURIComponent(id)}`;
  const settling = useMutation({
    mutationFn: () => sendJson('DELETE', path),
    onSuccess: () => queryClient.invalidateQueries(webhooksQuery),
  });
  return (
    <div role="alert" className={styles.request}>
      <p className={styles.broken}>
        {customerId === null ? 'A guest' : `Customer ${customerId}`} wants to know what you keep about them (
        <When at={askedAt} />
        ). Here it is {orderCount === 1 ? '1 order' : `${orderCount} orders`}.
      </p>
      <div className={styles.buttons}>
        <a className={styles.download} href={`/console/api/${path}`} download>
          Download
        </a>
        <Button onClick={() => settling.mutate()} isBusy={settling.isPending}>
          I have answered
        </Button>
      </div>
      {settling.isError && <p className={styles.broken}>{problemText(settling.error)}</p>}
    </div>
  );
}
