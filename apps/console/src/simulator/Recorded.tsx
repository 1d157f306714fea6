import type { RecordedVisit } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { browserDates, dateAndTimeOf, timeOf } from '../app/dates';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { Outcomes } from './Outcomes';
import { visitQuery, visitsQuery } from './queries';
import { replay } from './replay';
import { Scrubber } from './Scrubber';
import styles from './SimulatorScreen.module.css';
import { type ServedRules, simulate } from './simulate';

interface RecordedProps {
  readonly rules: ServedRules;
}

export function Recorded({ rules }: RecordedProps) {
  const visits = useQuery(visitsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Loaded query={visits}>
      {({ visits: all }) => {
        const sessionId = chosen ?? all[0]?.sessionId;
        if (sessionId === undefined)
          return (
            <Section title="No visit yet">
              <p className={styles.note}>
                Visits of shoppers who consent to be counted are kept for 90 days.
              </p>
            </Section>
          );
        return (
          <>
            <label className={styles.chat}>
              Visit
              <select value={sessionId} onChange={({ target }) => setChosen(target.value)}>
                {all.map((each) => (
                  <option key={each.sessionId} value={each.sessionId}>
                    {dateAndTimeOf(Date.parse(each.startedDatetime), browserDates())},{' '}
                    {each.device ?? 'unknown device'}, {each.events} events
                  </option>
                ))}
              </select>
            </label>
            <OneVisit key={sessionId} sessionId={sessionId} rules={rules} />
          </>
        );
      }}
    </Loaded>
  );
}

function OneVisit({ sessionId, rules }: RecordedProps & { readonly sessionId: string }) {
  const visit = useQuery(visitQuery(sessionId));
  return <Loaded query={visit}>{({ events }) => <Replayed events={events} rules={rules} />}</Loaded>;
}

/** What the page may have shown after the last word of it. */
const afterwardsSeconds = 60;

function Replayed({ events, rules }: RecordedProps & Pick<RecordedVisit, 'events'>) {
  const startMs = Date.parse(events[0]?.atDatetime ?? '');
  const endMs = Date.parse(events.at(-1)?.atDatetime ?? '');
  const [second, setSecond] = useState(0);
  const atMs = startMs + second * 1000;
  const outcomes = useMemo(() => {
    const { visit, openedMs } = replay(events, atMs, rules.timeZone);
    return simulate(rules, visit, Math.floor((atMs - openedMs) / 1000));
  }, [events, atMs, rules]);
  return (
    <>
      <Section title="The visit" about="Each moment that the page told of.">
        <ol className={styles.events}>
          {events.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may lie in the same moment.
            <li key={index} className={Date.parse(each.atDatetime) <= atMs ? undefined : styles.future}>
              <time dateTime={each.atDatetime}>{timeOf(Date.parse(each.atDatetime), browserDates())}</time>{' '}
              {each.event.replaceAll('-', ' ')}
              {typeof each.properties.url === 'string' && ` ${each.properties.url}`}
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What shows" isWide>
        <Scrubber
          label="Time of the visit"
          value={second}
          longest={Math.ceil((endMs - startMs) / 1000) + afterwardsSeconds}
          words={`${second} seconds after it began`}
          onValue={setSecond}
        />
        <Outcomes outcomes={outcomes} />
      </Section>
    </>
  );
}
