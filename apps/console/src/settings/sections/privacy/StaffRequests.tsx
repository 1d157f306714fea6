import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Table } from '../../../app/Table';
import { When } from '../../../app/When';
import { impersonationsQuery } from '../../../impersonations/impersonationsQuery';
import settings from '../../SettingsScreen.module.css';
import styles from './Shoppers.module.css';

/** What the provider's staff has done beside shoppers; shops whose provider never did see nothing of it. */
export function StaffRequests() {
  const titleId = useId();
  const { data } = useQuery(impersonationsQuery(null));
  if (!data || data.impersonations.length === 0) return null;
  return (
    <section className={settings.group} aria-labelledby={titleId}>
      <h3 id={titleId}>Support staff beside your shoppers</h3>
      <p className={styles.about}>
        They asked for a code on a page of your shop. It was sent to the shopper alone. Kept for a year.
      </p>
      <Table label="Support staff beside your shoppers" columns={['Who', 'Code by', 'When']}>
        {data.impersonations.map(({ impersonator, channel, askedDatetime }) => (
          <tr key={`${impersonator} ${askedDatetime}`}>
            <td>{impersonator}</td>
            <td>{channel === 'email-code' ? 'Email' : 'Text message'}</td>
            <td className={styles.soft}>
              <When at={askedDatetime} />
            </td>
          </tr>
        ))}
      </Table>
    </section>
  );
}
