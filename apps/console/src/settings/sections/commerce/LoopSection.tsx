import type { ReturnsState } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Loaded } from '../../../app/Loaded';
import settings from '../../SettingsScreen.module.css';
import styles from './CommerceSection.module.css';
import { Changing, Connection } from './Connection';
import { returnsQuery } from './commerceQuery';
import { LoopForm } from './LoopForm';
import { lookups } from './lookups';

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
  const stay = () => setIsChanging(false);
  if (!connection || isChanging)
    return (
      <Changing cannotConnect={cannotConnect} form={<LoopForm onDone={stay} />} onKeep={connection && stay} />
    );
  const { lookup, connectedAt, state } = connection;
  return (
    <Connection
      name="Loop"
      place={`finds orders by ${lookups[lookup].toLowerCase()}`}
      {...{ connectedAt, state }}
      change={{
        words: state.kind === 'working' ? 'Enter another key' : 'Mend it',
        onChange: () => setIsChanging(true),
      }}
      disconnect={{
        ...{ words: 'Disconnect Loop', path: 'returns', query: returnsQuery },
        about: 'The key is forgotten. Shoppers who want to return something ask you instead.',
      }}
    >
      It answers.
    </Connection>
  );
}
