import { useQuery } from '@tanstack/react-query';
import { When } from '../../app/When';
import type { PanelProps } from '../../conversation/panels/Panel';
import { impersonationsQuery } from '../impersonationsQuery';
import styles from './ImpersonationsPanel.module.css';

/** Who of the provider's staff has sat beside this shopper; nothing where nobody has proven to be them, or nobody sat. */
export function ImpersonationsPanel({ summary: { conversationId }, visitor }: PanelProps) {
  const isProven = visitor.trust === 'verified' || visitor.phone !== null;
  const { data } = useQuery({ ...impersonationsQuery(conversationId), enabled: isProven });
  if (!isProven || !data || data.impersonations.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="Support staff">
      <h3>Support staff was here</h3>
      <p className={styles.about}>They asked for a code to be sent to this shopper, who alone received it.</p>
      <ul className={styles.list}>
        {data.impersonations.map(({ impersonator, askedDatetime }) => (
          <li key={`${impersonator} ${askedDatetime}`} className={styles.line}>
            <span>{impersonator}</span> <When at={askedDatetime} />
          </li>
        ))}
      </ul>
    </section>
  );
}
