import { useMemo, useState } from 'react';
import { Section } from '../app/Page';
import { Outcomes } from './Outcomes';
import { Scrubber } from './Scrubber';
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
    <>
      <Section title="The visit" about={`Times are of the chat, in ${rules.timeZone}.`}>
        <VisitForm visit={visit} onVisit={setVisit} />
      </Section>
      <Section title="What shows" isWide>
        <Scrubber
          label="Time on the page"
          value={second}
          longest={longestSeconds}
          words={`${second} seconds on the page`}
          onValue={setSecond}
        />
        <Outcomes outcomes={outcomes} />
      </Section>
    </>
  );
}
