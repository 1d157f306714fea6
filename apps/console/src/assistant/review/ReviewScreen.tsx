import type { ReviewFilter } from '@shopbell/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { Page, Section } from '../../app/Page';
import { problemText } from '../../http/problemText';
import type { ScreenProps } from '../../screens/Screen';
import styles from '../Assistant.module.css';
import { Choice } from '../fields';
import { Tabs } from '../Tabs';
import { turnsQuery } from './reviewQueries';
import { TurnCard } from './TurnCard';

const filterNames: Readonly<Record<ReviewFilter, string>> = {
  all: 'Everything',
  'handed-over': 'Handed over',
  'thumbs-down': 'Thumbs down',
  refused: 'Refused by the check',
  'not-reviewed': 'Not reviewed yet',
};

export function ReviewScreen({ title }: ScreenProps) {
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const found = useInfiniteQuery(turnsQuery(filter));
  const turns = found.data?.pages.flatMap((page) => page.turns);
  return (
    <Page title={title}>
      <Tabs />
      <Section
        isWide
        title="What it said and did"
        about="The newest first. A thumb and a reason from those who know better make the next answer better."
      >
        <Choice label="Show" value={filter} onValue={(value) => setFilter(value as ReviewFilter)}>
          {Object.entries(filterNames).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Choice>
        {found.isError && (
          <p role="alert" className={styles.problem}>
            {problemText(found.error)}
          </p>
        )}
        {turns?.length === 0 && <p className={styles.quiet}>There is nothing to review here.</p>}
        {turns && turns.length > 0 && (
          <ul className={styles.cards} aria-label="Turns">
            {turns.map((turn) => (
              <TurnCard key={`${turn.conversationId} ${turn.turn}`} turn={turn} />
            ))}
          </ul>
        )}
        {found.hasNextPage && (
          <Button isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            Show earlier ones
          </Button>
        )}
      </Section>
    </Page>
  );
}
