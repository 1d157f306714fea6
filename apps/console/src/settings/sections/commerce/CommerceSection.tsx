import type { CommerceState } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../../app/Loaded';
import settings from '../../SettingsScreen.module.css';
import styles from './CommerceSection.module.css';
import { ConnectForm } from './ConnectForm';
import { Changing, Connection } from './Connection';
import { commerceQuery } from './commerceQuery';
import { platforms } from './platforms';
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
  const stay = () => setIsChanging(false);
  if (connection && !isChanging)
    return (
      <>
        <ShopConnection connection={connection} onChange={() => setIsChanging(true)} />
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
      <Changing
        cannotConnect={cannotConnect}
        form={<ConnectForm onDone={stay} />}
        onKeep={connection && stay}
      />
    </>
  );
}

interface ShopConnectionProps {
  readonly connection: NonNullable<CommerceState['connection']>;
  readonly onChange: () => void;
}

function ShopConnection({ connection, onChange }: ShopConnectionProps) {
  const { platform, place, connectedAt, knowsShoppers, state } = connection;
  return (
    <Connection
      name={platforms[platform].name}
      {...{ place, connectedAt, state }}
      change={{ words: state.kind === 'working' ? 'Connect anew' : 'Mend the connection', onChange }}
      disconnect={{
        ...{ words: 'Disconnect', path: 'commerce', query: commerceQuery },
        about:
          'The access token is forgotten. Shoppers cannot see their orders here any more, and agents cannot either.',
      }}
    >
      It answers.{knowsShoppers && ' Who is signed in to the shop needs no code.'}
    </Connection>
  );
}
