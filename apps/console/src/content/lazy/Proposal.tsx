import type { ProposalFacts } from '@shopbell/protocol';
import styles from './RichContent.module.css';

const deeds = {
  cancel: 'cancel order',
  return: 'take back items of order',
  address: 'change the address of order',
  report: 'report an issue with order',
} as const;

/** What the assistant would do if the shopper agrees. Only they can, so here it is only told. */
export const Proposal = ({ facts }: { readonly facts: ProposalFacts }) => (
  <div className={styles.orderAction}>
    <strong>
      {facts.isForm ? 'Led to the form' : 'Proposed'}: {deeds[facts.kind]} {facts.orderName}
    </strong>
    {facts.lines.map((line) => (
      <span key={line} className={styles.orderActionMore} dir="auto">
        {line}
      </span>
    ))}
    <span>
      {facts.isForm
        ? 'Nothing is done before the shopper sends the form.'
        : 'Nothing is done before the shopper agrees.'}
    </span>
  </div>
);
