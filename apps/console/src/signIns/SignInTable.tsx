import type { SignInEvent } from '@shopbell/protocol';
import { useState } from 'react';
import { Button } from '../app/Button';
import { classes } from '../app/classes';
import { Table } from '../app/Table';
import { When } from '../app/When';
import { AlertIcon } from '../icons/AlertIcon';
import { deviceName } from './deviceName';
import styles from './SignInTable.module.css';
import { isWorrying, signInWords } from './signInWords';

export interface SignInTableProps {
  readonly label: string;
  readonly events: readonly SignInEvent[];
  readonly hasNames: boolean;
}

const firstCount = 10;

export function SignInTable({ label, events, hasNames }: SignInTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? events : events.slice(0, firstCount);
  if (events.length === 0) return <p className={styles.more}>Nothing has happened yet.</p>;
  return (
    <>
      <Table label={label} columns={[...(hasNames ? ['Who'] : []), 'What', 'Device', 'Address', 'When']}>
        {shown.map((event) => (
          <tr key={event.id}>
            {hasNames && <td>{event.name}</td>}
            <td className={styles.kind}>
              <span className={classes(isWorrying(event.kind) && styles.isWorrying)}>
                {isWorrying(event.kind) && <AlertIcon />}
                {signInWords[event.kind]}
              </span>
            </td>
            <td className={styles.soft}>{deviceName(event.userAgent)}</td>
            <td className={styles.soft}>{event.address}</td>
            <td className={styles.soft}>
              <When at={event.at} />
            </td>
          </tr>
        ))}
      </Table>
      {shown.length < events.length && (
        <Button onClick={() => setIsWhole(true)}>Show all {events.length}</Button>
      )}
    </>
  );
}
