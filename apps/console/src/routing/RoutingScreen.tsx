import type { Routing } from '@shopbell/protocol';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../app/Button';
import { keepAnswer } from '../app/keepAnswer';
import { Loaded } from '../app/Loaded';
import { Page, Section } from '../app/Page';
import { Field } from '../forms/Field';
import { FormProblem } from '../forms/FormProblem';
import { answerWith } from '../http/answerWith';
import { getJson } from '../http/getJson';
import { problemText } from '../http/problemText';
import { sendJson } from '../http/sendJson';
import type { ScreenProps } from '../screens/Screen';
import { judgeCapacity } from './judgeCapacity';
import styles from './RoutingScreen.module.css';

const routing = answerWith<Routing>('mode', 'capacity', 'agents');

const routingQuery = queryOptions({
  queryKey: ['routing'],
  queryFn: ({ signal }) => getJson('/console/api/routing', routing, signal),
});

export const RoutingScreen = ({ title }: ScreenProps) => (
  <Page title={title}>
    <RoutingSection />
  </Page>
);

function RoutingSection() {
  const found = useQuery(routingQuery);
  return (
    <Section
      title="New conversations"
      about="In turn, each goes to whoever is at the desk and has not been given one for longest."
    >
      <Loaded query={found}>{(value) => <RoutingForm saved={value} />}</Loaded>
    </Section>
  );
}

function RoutingForm({ saved }: { readonly saved: Routing }) {
  const queryClient = useQueryClient();
  const [mode, setMode] = useState(saved.mode);
  const [capacity, setCapacity] = useState(String(saved.capacity));
  const [own, setOwn] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      saved.agents.map(({ userId, capacity: each }) => [userId, each === null ? '' : String(each)]),
    ),
  );
  const saving = useMutation({
    mutationFn: async () => {
      const capacities = saved.agents.map(({ userId }) => ({
        userId,
        capacity: own[userId] ? Number(own[userId]) : null,
      }));
      const body = { mode, capacity: Number(capacity), capacities };
      await keepAnswer(queryClient, routingQuery, await sendJson('PUT', 'routing', body, routing));
    },
  });
  const problems = {
    shop: judgeCapacity(capacity, { isRequired: true }),
    agents: saved.agents.map(({ userId }) => judgeCapacity(own[userId] ?? '', { isRequired: false })),
  };
  const isFine = problems.shop === null && problems.agents.every((problem) => problem === null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isFine && !saving.isPending) saving.mutate();
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Modes mode={mode} onMode={setMode} />
      {mode === 'round-robin' && (
        <>
          <Field
            label="Open conversations per agent"
            name="capacity"
            inputMode="numeric"
            value={capacity}
            onValue={setCapacity}
            problem={problems.shop}
          />
          {saved.agents.map(({ userId, name }, index) => (
            <Field
              key={userId}
              label={`For ${name}`}
              name={`capacity-${userId}`}
              inputMode="numeric"
              placeholder={`As everyone: ${capacity}`}
              value={own[userId] ?? ''}
              onValue={(value) => setOwn({ ...own, [userId]: value })}
              problem={problems.agents[index] ?? null}
              isOptional
            />
          ))}
        </>
      )}
      <FormProblem>{saving.isError && problemText(saving.error)}</FormProblem>
      <span>
        <Button type="submit" look="strong" isBusy={saving.isPending}>
          Save
        </Button>
      </span>
      <div role="status">{saving.isSuccess && <p className={styles.said}>Saved.</p>}</div>
    </form>
  );
}

interface ModesProps {
  readonly mode: Routing['mode'];
  readonly onMode: (mode: Routing['mode']) => void;
}

const Modes = ({ mode, onMode }: ModesProps) => (
  <fieldset className={styles.modes}>
    <legend>Who gets them</legend>
    <Mode
      name="By hand"
      about="Everyone takes what they want."
      isChosen={mode === 'manual'}
      onChoose={() => onMode('manual')}
    />
    <Mode
      name="In turn"
      about="Given to those at the desk, up to a number of open conversations each."
      isChosen={mode === 'round-robin'}
      onChoose={() => onMode('round-robin')}
    />
  </fieldset>
);

interface ModeProps {
  readonly name: string;
  readonly about: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Mode = ({ name, about, isChosen, onChoose }: ModeProps) => (
  <label className={styles.mode}>
    <input type="radio" name="mode" checked={isChosen} onChange={onChoose} />
    <span>
      <span className={styles.modeName}>{name}</span>
      <span className={styles.about}>{about}</span>
    </span>
  </label>
);
