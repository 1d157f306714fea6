import type { KeptCase } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { Loaded } from '../../app/Loaded';
import { Page, Section } from '../../app/Page';
import type { ScreenProps } from '../../screens/Screen';
import styles from '../Assistant.module.css';
import { casesQuery, chatsQuery, guidanceQuery } from '../assistantQueries';
import { Tabs } from '../Tabs';
import { CaseForm } from './CaseForm';
import { CaseRow } from './CaseRow';
import { useRunCases } from './useRunCases';

export function CasesScreen({ title }: ScreenProps) {
  const cases = useQuery(casesQuery);
  const chats = useQuery(chatsQuery);
  const [isNew, setIsNew] = useState(false);
  return (
    <Page title={title}>
      <Tabs />
      <Section
        isWide
        title="What must stay true"
        about="Questions with the answers you expect. They are asked with the draft before it is published; nothing is kept of them but how they went."
      >
        <Loaded query={cases}>{({ cases: list }) => <Cases cases={list} />}</Loaded>
        <Loaded query={chats}>
          {({ chats: list }) =>
            isNew ? (
              <CaseForm chats={list} kept={null} onDone={() => setIsNew(false)} />
            ) : (
              <Button onClick={() => setIsNew(true)}>Add a case</Button>
            )
          }
        </Loaded>
      </Section>
    </Page>
  );
}

function Cases({ cases }: { readonly cases: readonly KeptCase[] }) {
  const guidance = useQuery(guidanceQuery);
  const running = useRunCases();
  if (cases.length === 0)
    return (
      <p className={styles.quiet}>
        There are none yet. Ask something in the playground and keep the answer, or add one here.
      </p>
    );
  const version = guidance.data?.version ?? 0;
  const runs = cases.flatMap((each) =>
    each.runs.filter(({ guidanceVersion }) => guidanceVersion === version),
  );
  const fallen = runs.filter(({ isPassed }) => !isPassed).length;
  return (
    <>
      <div className={styles.row}>
        <Button look="strong" isBusy={running.isRunning} onClick={() => void running.run(cases)}>
          Run all with the draft
        </Button>
        <span role="status" className={fallen > 0 && !running.isRunning ? styles.problem : styles.quiet}>
          {running.isRunning
            ? `${running.done} of ${cases.length} asked`
            : runs.length === 0
              ? 'Not run with this draft yet'
              : howTheyWent(runs.length, fallen, cases.length)}
        </span>
        {running.isRunning && <Button onClick={running.stop}>Stop</Button>}
      </div>
      {running.problem !== null && (
        <p role="alert" className={styles.problem}>
          {running.problem}
        </p>
      )}
      <ul className={styles.cards} aria-label="Cases">
        {cases.map((kept) => (
          <CaseRow
            key={kept.id}
            kept={kept}
            version={version}
            published={guidance.data?.published?.version ?? 0}
          />
        ))}
      </ul>
    </>
  );
}

const howTheyWent = (run: number, fallen: number, all: number): string =>
  [
    `${run - fallen} of ${run} stand`,
    ...(fallen > 0 ? [`${fallen} fall`] : []),
    ...(run < all ? [`${all - run} not run with this draft`] : []),
  ].join(', ');
