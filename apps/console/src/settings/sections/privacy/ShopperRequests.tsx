import type { ShopperRequest } from '@shopbell/protocol';
import { Table } from '../../../app/Table';
import { When } from '../../../app/When';
import styles from './Shoppers.module.css';

/** Who of the team has asked for what: what was handed over, what was deleted, and how far that has come. */
export function ShopperRequests({ requests }: { readonly requests: readonly ShopperRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <Table label="Handed over and deleted" columns={['What', 'Whose', 'By', 'When']}>
      {requests.map((request) => (
        <tr key={request.id}>
          <td>
            <Progress {...request} />
          </td>
          <td className={styles.soft}>{request.address ?? 'Deleted'}</td>
          <td>{request.askedBy}</td>
          <td className={styles.soft}>
            <When at={request.askedAt} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Progress({ kind, conversations, erased, finishedAt }: ShopperRequest) {
  const many = `${conversations} ${conversations === 1 ? 'conversation' : 'conversations'}`;
  if (kind === 'export') return <>Handed over, {many}</>;
  if (finishedAt !== null) return <>Deleted, {many}</>;
  return (
    <span className={styles.progress}>
      <progress value={erased} max={Math.max(1, conversations)} aria-label="Deleting" />
      {erased} of {many}
    </span>
  );
}
