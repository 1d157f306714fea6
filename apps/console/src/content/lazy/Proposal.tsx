import type { ProposalFacts } from '@shopbell/protocol';
import styles from './RichContent.module.css';

/** What the assistant would do if the shopper agrees. Only they can, so here it is only told. */
export const Proposal = ({ facts: { orderName, lines } }: { readonly facts: ProposalFacts }) => (
  <div className={styles.orderAction}>
    <strong>Proposed: cancel order {orderName}</strong>
    {lines.map((line) => (
      <span key={line} dir="auto">
        {line}
      </span>
    ))}
    <span className={styles.orderActionMore}>Nothing is done before the shopper agrees.</span>
  </div>
);
