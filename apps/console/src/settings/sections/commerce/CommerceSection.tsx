import type { CommerceState } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Dialog } from '../../../app/Dialog';
import { Loaded } from '../../../app/Loaded';
import { When } from '../../../app/When';
import { problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import settings from '../../SettingsScreen.module.css';
import styles from './CommerceSection.module.css';
import { ConnectForm } from './ConnectForm';
import { commerceQuery } from './commerceQuery';
import { platforms } from './platforms';
import { StateLine } from './StateLine';
import { Webhooks } from './Webhooks';

/** Where the shop's customers and orders are: without it nobody can look after an order by themselves. */
export function CommerceSection() {
  const titleId = useId();
  const found = useQuery(commerceQuery);
  return (
    <section className={settings.group} aria-labelledby={titleId}>
      <h3 id={titleId}>Orders and customers</h3>
      <p className={styles.about}>
        For all chats of the shop. Orders are read when somebody looks at them. What is kept of them are the
        facts that say where a sale came from.
      </p>
      <Loaded query={found}>{(state) => <Connected {...state} />}</Loaded>
    </section>
  );
}

function Connected({ isDemo, cannotConnect, connection }: CommerceState) {
  const [isChanging, setIsChanging] = useState(false);
  if (connection && !isChanging)
    return (
      <>
        <Connection connection={connection} onChange={() => setIsChanging(true)} />
        <Webhooks />
      </>
    );
  return (
    <>
      {isDemo && !connection && (
        <p className={styles.about}>
          This is the demo’s shop, which needs no connection: its orders are there already.
        </p>
      )}
      {isDemo && !connection && <Webhooks />}
      {cannotConnect === null ? (
        <ConnectForm onDone={() => setIsChanging(false)} />
      ) : (
        <p role="alert" className={styles.broken}>
          {cannotConnect}
        </p>
      )}
      {connection && <Button onClick={() => setIsChanging(false)}>Keep the connection as it is</Button>}
    </>
  );
}

interface ConnectionProps {
  readonly connection: NonNullable<CommerceState['connection']>;
  readonly onChange: () => void;
}

function Connection({ connection, onChange }: ConnectionProps) {
  const { platform, place, connectedAt, knowsShoppers, state } = connection;
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const disconnecting = useMutation({
    mutationFn: () => sendJson('DELETE', 'commerce'),
    onSuccess: () => queryClient.invalidateQueries(commerceQuery),
  });
  const { name } = platforms[platform];
  return (
    <>
      <p className={styles.place}>
        <strong>{name}</strong> {place}
        <span className={styles.since}>
          connected <When at={connectedAt} />
        </span>
      </p>
      <StateLine state={state}>
        It answers.{knowsShoppers && ' Who is signed in to the shop needs no code.'}
      </StateLine>
      <div className={styles.buttons}>
        <Button onClick={onChange}>
          {state.kind === 'working' ? 'Connect anew' : 'Mend the connection'}
        </Button>
        <Button onClick={() => setIsAsking(true)}>Disconnect</Button>
      </div>
      {isAsking && (
        <Dialog
          title={`Disconnect ${name}?`}
          about="The access token is forgotten. Shoppers cannot see their orders here any more, and agents cannot either."
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
