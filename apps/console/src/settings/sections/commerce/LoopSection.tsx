import type { ReturnsState } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../app/Button';
import { Loaded } from '../../../app/Loaded';
import { When } from '../../../app/When';
import { problemText } from '../../../http/problemText';
import { sendJson } from '../../../http/sendJson';
import settings from '../../SettingsScreen.module.css';
import styles from './CommerceSection.module.css';
import { returnsQuery } from './commerceQuery';
import { LoopForm } from './LoopForm';
import { lookups } from './lookups';
import { StateLine } from './StateLine';

/** Where shoppers go with what they send back, if the shop has a portal for it. */
export function LoopSection() {
  const titleId = useId();
  const found = useQuery(returnsQuery);
  return (
    <section className={settings.group} aria-labelledby={titleId}>
      <h3 id={titleId}>Returns with Loop</h3>
      <p className={styles.about}>
        Shoppers who want to return something are led to their order in your Loop portal, once it is switched
        on under Self-service.
      </p>
      <Loaded query={found}>{(state) => <Portal {...state} />}</Loaded>
    </section>
  );
}

function Portal({ cannotConnect, connection }: ReturnsState) {
  const [isChanging, setIsChanging] = useState(false);
  if (connection && !isChanging)
    return <Connection connection={connection} onChange={() => setIsChanging(true)} />;
  if (cannotConnect !== null) return <p className={styles.broken}>{cannotConnect}</p>;
  return <LoopForm onDone={() => setIsChanging(false)} />;
}

interface ConnectionProps {
  readonly connection: NonNullable<ReturnsState['connection']>;
  readonly onChange: () => void;
}

function Connection({ connection: { lookup, connectedAt, state }, onChange }: ConnectionProps) {
  const queryClient = useQueryClient();
  const disconnecting = useMutation({
    mutationFn: () => sendJson('DELETE', 'returns'),
    onSuccess: () => queryClient.invalidateQueries(returnsQuery),
  });
  return (
    <>
      <p className={styles.place}>
        <strong>Loop</strong> finds orders by {lookups[lookup].toLowerCase()}
        <span className={styles.since}>
          connected <When at={connectedAt} />
        </span>
      </p>
      <StateLine state={state}>It answers.</StateLine>
      <div className={styles.buttons}>
        <Button onClick={onChange}>{state.kind === 'working' ? 'Enter another key' : 'Mend it'}</Button>
        <Button onClick={() => disconnecting.mutate()} isBusy={disconnecting.isPending}>
          Disconnect Loop
        </Button>
      </div>
      {disconnecting.isError && <p className={styles.broken}>{problemText(disconnecting.error)}</p>}
    </>
  );
}
