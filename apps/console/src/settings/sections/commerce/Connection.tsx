import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../app/Button';
import { Dialog } from '../../../app/Dialog';
import { When } from '../../../app/When';
import { problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import styles from './CommerceSection.module.css';
import { StateLine, type StateLineProps } from './StateLine';

export interface ConnectionProps extends StateLineProps {
  readonly name: string;
  /** What of it is connected. */
  readonly place: string;
  readonly connectedAt: string;
  readonly change: { readonly words: string; readonly onChange: () => void };
  readonly disconnect: {
    readonly words: string;
    /** What it would mean. */
    readonly about: string;
    readonly path: string;
    readonly query: { readonly queryKey: QueryKey };
  };
}

/** What is connected, since when and whether it answers; with the ways to change and to end it. */
export function Connection(props: ConnectionProps) {
  const { name, place, connectedAt, state, children, change, disconnect } = props;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const disconnecting = useMutation({
    mutationFn: () => sendJson('DELETE', disconnect.path),
    onSuccess: () => queryClient.invalidateQueries(disconnect.query),
  });
  return (
    <>
      <p className={styles.place}>
        <strong>{name}</strong> {place}
        <span className={styles.since}>
          connected <When at={connectedAt} />
        </span>
      </p>
      <StateLine state={state}>{children}</StateLine>
      <div className={styles.buttons}>
        <Button onClick={change.onChange}>{change.words}</Button>
        <Button onClick={() => setIsAsking(true)}>{disconnect.words}</Button>
      </div>
      {isAsking && (
        <Dialog
          title={`Disconnect ${name}?`}
          about={disconnect.about}
          action="Disconnect"
          isDanger
          isBusy={disconnecting.isPending}
          problem={disconnecting.isError ? problemText(disconnecting.error) : null}
          onConfirm={() => disconnecting.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

export interface ChangingProps {
  /** Why none can be made here; null where it can. */
  readonly cannotConnect: string | null;
  readonly form: ReactNode;
  /** Null where there is none to keep. */
  readonly onKeep: (() => void) | null;
}

/** The way to a connection, and back to the one there is. */
export const Changing = ({ cannotConnect, form, onKeep }: ChangingProps) => (
  <>
    {cannotConnect === null ? (
      form
    ) : (
      <p role="alert" className={styles.broken}>
        {cannotConnect}
      </p>
    )}
    {onKeep && <Button onClick={onKeep}>Keep the connection as it is</Button>}
  </>
);
