import { chatSightings } from '@shopbell/protocol/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Loaded } from '../../../app/Loaded';
import { When } from '../../../app/When';
import { getJson } from '../../../http/getJson';
import settings from '../../SettingsScreen.module.css';
import styles from './Installation.module.css';

const sightingsQuery = (chatId: number) =>
  queryOptions({
    queryKey: ['chat-sightings', chatId],
    queryFn: ({ signal }) => getJson(`/console/api/chats/${chatId}/sightings`, chatSightings, signal),
    refetchInterval: 15_000,
  });

/** Where the line stands. Sites join while one looks, so nothing is below it. */
export function Sightings({ chatId }: { readonly chatId: number }) {
  const found = useQuery(sightingsQuery(chatId));
  const titleId = useId();
  return (
    <section className={settings.group} aria-labelledby={titleId}>
      <h3 id={titleId}>Seen on</h3>
      <Loaded query={found}>
        {({ sightings }) =>
          sightings.length === 0 ? (
            <p className={styles.none}>
              No page has asked for the line yet. Paste it, open your shop and come back.
            </p>
          ) : (
            <ul className={styles.sightings}>
              {sightings.map(({ host, lastSeenDatetime }) => (
                <li key={host}>
                  <strong>{host}</strong> <When at={lastSeenDatetime} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
