import type { FirstRun, FirstRunStep } from '@shopbell/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../app/Button';
import { classes } from '../app/classes';
import { Loaded } from '../app/Loaded';
import { Page } from '../app/Page';
import { useArrival } from '../app/useArrival';
import { useDesk } from '../desk/useDesk';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import { CheckIcon } from '../icons/CheckIcon';
import type { ScreenProps } from '../screens/Screen';
import { ColourStep } from './ColourStep';
import styles from './FirstRunScreen.module.css';
import { firstRunAnswer, firstRunQuery } from './firstRunQuery';
import { MessageStep } from './MessageStep';
import { NameStep } from './NameStep';
import { nextStep, steps } from './nextStep';
import { SnippetStep } from './SnippetStep';
import type { Guide } from './StepProps';
import { TeamStep } from './TeamStep';

const names: Record<FirstRunStep, string> = {
  name: 'Name the shop',
  colours: 'Choose a colour',
  team: 'Invite the team',
  snippet: 'Put the chat on your pages',
  message: 'Write a first message',
};

const bodies = {
  name: NameStep,
  colours: ColourStep,
  team: TeamStep,
  snippet: SnippetStep,
  message: MessageStep,
};

/** While the guide waits for the shop's page or the first message, it looks for it. */
const lookMs = 2500;

export function FirstRunScreen({ title }: ScreenProps) {
  const query = useQuery({ ...firstRunQuery, refetchInterval: lookMs });
  return (
    <Page title={title}>
      <Loaded query={query}>{(guide) => (guide ? <Steps guide={guide} /> : <NoGuide />)}</Loaded>
    </Page>
  );
}

const NoGuide = () => <p>This shop is set up. There is nothing left to do here.</p>;

function Steps({ guide }: { readonly guide: Guide }) {
  const { session } = useDesk();
  const queryClient = useQueryClient();
  const [navigate, router] = [useNavigate(), useRouter()];
  const [chosen, setChosen] = useState<FirstRunStep | null>(() => nextStep(guide.settled, null));
  const show = (answer: FirstRun) => queryClient.setQueryData(firstRunQuery.queryKey, answer.guide);
  const saving = useMutation({
    mutationFn: async ({ path, body }: { readonly path: string; readonly body: object }) => {
      const answer = await sendJson('PUT', `first-run${path}`, body, firstRunAnswer);
      show(answer);
      if (path === '/name') {
        await session.refresh();
        await router.invalidate();
      }
      setChosen(nextStep(answer.guide?.settled ?? [], chosen));
    },
  });
  const leaving = useMutation({
    mutationFn: async () => {
      show(await sendJson('PUT', 'first-run', { isHidden: true }, firstRunAnswer));
      await navigate({ to: '/inbox' });
    },
  });
  const arrival = useArrival<HTMLHeadingElement>(chosen);
  const Body = chosen && bodies[chosen];
  return (
    <div className={styles.guide}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const isSettled = guide.settled.includes(step);
          return (
            <li key={step}>
              <button
                type="button"
                className={styles.step}
                aria-current={step === chosen ? 'step' : undefined}
                onClick={() => setChosen(step)}
              >
                <span className={classes(styles.mark, isSettled && styles.isSettled)}>
                  {isSettled ? <CheckIcon /> : index + 1}
                </span>
                {names[step]}
                {isSettled && <span className="visually-hidden">, done</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <div className={styles.body}>
        {Body === null ? (
          <Done onLeave={() => leaving.mutate()} isBusy={leaving.isPending} />
        ) : (
          <>
            <h2 {...arrival}>{chosen && names[chosen]}</h2>
            <Body
              guide={guide}
              isBusy={saving.isPending}
              problem={saving.isError ? problemText(saving.error) : null}
              save={(path, body) => saving.mutate({ path, body })}
              goOn={() => setChosen(nextStep(guide.settled, chosen))}
            />
            <p className={styles.later}>
              <button
                type="button"
                className="link"
                onClick={() => saving.mutate({ path: '', body: { skip: chosen } })}
              >
                Skip this step
              </button>
              <button type="button" className="link" onClick={() => void navigate({ to: '/inbox' })}>
                Go on later
              </button>
              <button type="button" className="link" onClick={() => leaving.mutate()}>
                Do not show this again
              </button>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

const Done = ({ onLeave, isBusy }: { readonly onLeave: () => void; readonly isBusy: boolean }) => (
  <>
    <h2>Everything is in place</h2>
    <p>What shoppers write rings in the inbox.</p>
    <Button look="strong" isBusy={isBusy} onClick={onLeave}>
      To the inbox
    </Button>
  </>
);
