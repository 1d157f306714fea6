import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { browserDates, dateAndTimeOf } from '../app/dates';
import { Loaded } from '../app/Loaded';
import { Section } from '../app/Page';
import { eventWords } from './eventWords';
import { Outcomes, Summary } from './Outcomes';
import { visitQuery, visitsQuery } from './queries';
import {
  isCut,
  pageAt,
  type RecordedEvents,
  type Replay,
  replayOf,
  type WouldShow,
  wouldShow,
} from './replay';
import { Scrubber } from './Scrubber';
import styles from './SimulatorScreen.module.css';
import { type ServedRules, simulate } from './simulate';

interface RecordedProps {
  readonly rules: ServedRules;
}

export function Recorded({ chatId, rules }: RecordedProps & { readonly chatId: number }) {
  const visits = useQuery(visitsQuery(chatId));
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
  return (
    <Loaded query={visit}>
      {({ events }) => <Replayed events={events} rules={rules} sessionId={sessionId} />}
    </Loaded>
  );
}

interface ReplayedProps extends RecordedProps {
  readonly events: RecordedEvents;
  readonly sessionId: string;
}

function Replayed({ events, rules, sessionId }: ReplayedProps) {
  const replay = useMemo(
    () => replayOf(events, sessionId, rules.timeZone),
    [events, sessionId, rules.timeZone],
  );
  if (replay) return <Played events={events} rules={rules} replay={replay} />;
  return (
    <Section title="Cannot be played again">
      <p className={styles.note}>The page told nothing of itself in this visit.</p>
    </Section>
  );
}

interface PlayedProps extends RecordedProps {
  readonly events: RecordedEvents;
  readonly replay: Replay;
}

function Played({ events, rules, replay }: PlayedProps) {
  const { startMs, endMs } = replay;
  const [second, setSecond] = useState(0);
  const atMs = startMs + second * 1000;
  const shown = useMemo(() => wouldShow(rules, replay), [rules, replay]);
  const outcomes = useMemo(() => {
    const page = pageAt(replay, atMs);
    return page && simulate(rules, page.opened, page.second);
  }, [replay, atMs, rules]);
  return (
    <>
      <Section
        title="The visit"
        about="Each moment that the page told of, in minutes and seconds since it began."
      >
        <ol className={styles.events}>
          {events.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same kind may lie in the same moment.
            <li key={index} className={Date.parse(each.atDatetime) <= atMs ? undefined : styles.future}>
              <time dateTime={each.atDatetime}>{sinceWords(Date.parse(each.atDatetime) - startMs)}</time>{' '}
              {eventWords(each, rules)}
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What shows" isWide>
        <p className={styles.summary}>
          {shown.length === 0
            ? 'The campaigns of today would show nothing in this visit.'
            : `The campaigns of today would show ${shown.map(whenShown).join(', ')}.`}
          {isCut(replay) && ' A part of it was too much to be recorded: what shows then is not known.'}
        </p>
        <Scrubber
          label="Time of the visit"
          value={second}
          longest={Math.ceil((endMs - startMs) / 1000)}
          words={`${second} seconds after it began`}
          onValue={setSecond}
        />
        {outcomes ? (
          <>
            <Summary outcomes={outcomes} />
            <Outcomes outcomes={outcomes} />
          </>
        ) : (
          <p role="status" className={styles.note}>
            This moment was not recorded: there was too much to tell of the page.
          </p>
        )}
      </Section>
    </>
  );
}

/** As on a stopwatch: the visit is looked at by the seconds since it began. */
const sinceWords = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const whenShown = ({ name, second }: WouldShow): string => `${name} after ${second} seconds`;
