import type { ConsoleFlow, FlowContent } from '@shopbell/protocol';
import { validateFlow } from '@shopbell/rules/flows';
import type { Trace } from '@shopbell/rules/flows-editing';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { Field } from '../forms/Field';
import { Beside } from './Beside';
import styles from './Flows.module.css';
import { flowsQuery } from './flowQueries';
import { Past } from './Past';
import { SaveBar } from './SaveBar';
import { Segments } from './Segments';
import { Steps } from './Steps';
import { useEditing } from './useEditing';
import { useFlowLibrary } from './useFlowLibrary';
import { useFlowView } from './useFlowView';

export interface BuilderProps {
  /** Null: it is not saved yet. */
  readonly flow: ConsoleFlow | null;
  readonly first: FlowContent;
  readonly onSaved?: (saved: ConsoleFlow) => void;
}

const untouched: Trace = { steps: new Set(), ways: new Set(), here: null };

/** A flow as it is written: its steps as an outline or on a canvas, the one that is chosen beside them, and a run to try it. */
export function Builder({ flow, first, onSaved }: BuilderProps) {
  const editing = useEditing(first);
  const { content, edit } = editing;
  const [view, setView] = useFlowView();
  const [chosen, setChosen] = useState<string | null>(first.start);
  const [shown, setShown] = useState<'step' | 'run'>('step');
  const [opened, setOpened] = useState(0);
  const [trace, setTrace] = useState(untouched);
  const { data: others } = useQuery(flowsQuery);
  const library = useFlowLibrary(content, others?.flows);
  const problems = useMemo(
    () => validateFlow(content, library, flow?.id ?? null),
    [content, library, flow?.id],
  );
  const choose = (id: string | null) => {
    setChosen(id);
    setShown('step');
  };
  const steps = { content, problems, chosen, trace, library, onChoose: choose, onFlow: edit };

  return (
    <>
      <Section title="Name" about="Shoppers read it above the flow. What they might say leads to it.">
        <Field
          label="Name"
          name="name"
          dir="auto"
          maxLength={200}
          value={content.name}
          onValue={(name) => edit({ ...content, name })}
        />
        <label className={styles.wide}>
          What shoppers say who need it, one on each line
          <textarea
            dir="auto"
            rows={3}
            value={content.triggers.join('\n')}
            onChange={({ target }) => edit({ ...content, triggers: target.value.split('\n').slice(0, 30) })}
          />
        </label>
      </Section>
      <Section isWide title="Steps" about="Choose a step to change it. Everything works by keyboard.">
        <div className={styles.tools}>
          <Segments
            label="Show the steps as"
            value={view}
            choices={[
              ['outline', 'Outline'],
              ['canvas', 'Canvas'],
            ]}
            onValue={setView}
          />
          <Button onClick={editing.undo}>Undo</Button>
          <Button onClick={editing.redo}>Redo</Button>
          <span role="status" className={problems.length > 0 ? styles.problem : styles.quiet}>
            {problems.length > 0
              ? `${problems.length} to put right before it can be published`
              : 'Ready to be published'}
          </span>
        </div>
        <div className={styles.builder} data-view={view}>
          <Steps
            {...steps}
            view={view}
            onOpen={(id) => {
              choose(id);
              setOpened((count) => count + 1);
            }}
            onUndo={editing.undo}
            onRedo={editing.redo}
          />
          <Beside
            {...steps}
            shown={shown}
            flowId={flow?.id ?? null}
            isDirty={editing.isDirty}
            opened={opened}
            onShown={setShown}
            flows={others?.flows.filter(({ id }) => id !== flow?.id) ?? []}
            onTrace={setTrace}
          />
        </div>
      </Section>
      {flow && (
        <Past flow={flow} content={content} onRestored={(restored) => editing.replace(restored.content)} />
      )}
      <SaveBar
        flow={flow}
        content={content}
        isDirty={editing.isDirty}
        isReady={problems.length === 0}
        onSaved={(saved, sent) => {
          editing.markSaved(sent);
          onSaved?.(saved);
        }}
        onReplaced={(other) => editing.replace(other.content)}
      />
    </>
  );
}
