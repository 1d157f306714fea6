import type { ConversationRequests, OpenedRequest, OrderRequestDecision } from '@shopbell/protocol';
import { nextDecisions } from '@shopbell/rules/orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { When } from '../../app/When';
import type { PanelProps } from '../../conversation/panels/Panel';
import { DecisionDialog } from './DecisionDialog';
import styles from './RequestsPanel.module.css';
import { requestsQuery } from './requestsQuery';
import { deedWords, kindWords, stateWords } from './requestWords';

/** What the shopper asked of the team about orders; nothing where they asked for nothing. */
export function RequestsPanel({ summary: { conversationId, headId } }: PanelProps) {
  const { data } = useQuery(requestsQuery(conversationId, headId));
  if (!data || data.requests.length === 0) return null;
  return (
    <section className={styles.requests} aria-label="Requests">
      <h3>Requests</h3>
      <RequestList conversationId={conversationId} {...data} />
    </section>
  );
}

type Deciding = { readonly request: OpenedRequest; readonly decision: OrderRequestDecision };

function RequestList({
  conversationId,
  requests,
  isMailed,
}: ConversationRequests & { readonly conversationId: string }) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  return (
    <>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <Request
              request={request}
              onDecide={(decision: OrderRequestDecision) => setDeciding({ request, decision })}
            />
          </li>
        ))}
      </ul>
      {deciding && (
        <DecisionDialog {...{ conversationId, isMailed }} {...deciding} onClose={() => setDeciding(null)} />
      )}
    </>
  );
}

interface RequestProps {
  readonly request: OpenedRequest;
  readonly onDecide: (decision: OrderRequestDecision) => void;
}

function Request({ request, onDecide }: RequestProps) {
  const { kind, orderName, state, askedAt, decidedAt, decidedBy } = request;
  const name = `${kindWords[kind]} ${orderName}`;
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.state} data-state={state}>
        {stateWords[state]}
      </span>
      <span className={styles.when}>
        {decidedBy === null ? 'Asked ' : `By ${decidedBy}, `}
        <When at={decidedAt ?? askedAt} />
      </span>
      <div className={styles.deeds}>
        {nextDecisions(state).map((decision) => (
          <Button key={decision} label={`${deedWords[decision]}: ${name}`} onClick={() => onDecide(decision)}>
            {deedWords[decision]}
          </Button>
        ))}
      </div>
    </>
  );
}
