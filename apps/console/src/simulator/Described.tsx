import { useMemo, useState } from 'react';
import { Section } from '../app/Page';
import { Outcomes, Summary } from './Outcomes';
import { Scrubber } from './Scrubber';
import styles from './SimulatorScreen.module.css';
import { factsOf, longestSeconds, type ServedRules, simulate } from './simulate';
import { plainVisit, type Visit } from './Visit';
import { VisitForm } from './VisitForm';
import { msToWall } from './wallToMs';

export function Described({ rules }: { readonly rules: ServedRules }) {
  const [visit, setVisit] = useState<Visit>(() => ({
    ...plainVisit,
    language: rules.language,
    openedAt: msToWall(Date.now(), rules.timeZone),
  }));
  const [second, setSecond] = useState(30);
  const outcomes = useMemo(() => simulate(rules, factsOf(rules, visit), second), [rules, visit, second]);
  return (
    <div className={styles.sides}>
      <Section title="The visit" about={`Times are of the chat, in ${rules.timeZone}.`} isWide>
        <VisitForm visit={visit} onVisit={setVisit} />
      </Section>
      <div className={styles.answer}>
        <div className={styles.moment}>
          <Scrubber
            label="Time on the page"
            value={second}
            longest={longestSeconds}
            words={`${second} seconds on the page`}
            onValue={setSecond}
          />
          <Summary outcomes={outcomes} />
        </div>
        <Section title="What shows" isWide>
          <Outcomes outcomes={outcomes} />
        </Section>
      </div>
    </div>
  );
}
