import type { ConsoleFlow, FlowContent } from '@shopbell/protocol';
import { validateFlow } from '@shopbell/rules/flows';
import { addStep, changeStep } from '@shopbell/rules/flows-editing';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../app/Button';
import { Section } from '../app/Page';
import { Field } from '../forms/Field';
import { AddStep } from './AddStep';
import styles from './Flows.module.css';
import { flowsQuery } from './flowQueries';
import { Outline } from './Outline';
import { Past } from './Past';
import { SaveBar } from './SaveBar';
import { StepEditor } from './StepEditor';
import { TestRun } from './TestRun';
import { useEditing } from './useEditing';

export interface BuilderProps {
  /** Null: it is not saved yet. */
  readonly flow: ConsoleFlow | null;
  readonly first: FlowContent;
}

/** A flow as it is written: its steps as an outline, the one that is chosen beside it, and a run to try it. */
export function Builder({ flow, first }: BuilderProps) {
  const editing = useEditing(first);
  const { content, edit } = editing;
  const [chosen, setChosen] = useState<string | null>(first.start);
  const [path, setPath] = useState<ReadonlySet<string>>(new Set());
  const { data: others } = useQuery(flowsQuery);
  const step = content.steps.find(({ id }) => id === chosen) ?? null;
  const problems = useMemo(() => {
    const known = new Set(
      others?.flows.filter(({ publishedVersion }) => publishedVersion !== null).map(({ id }) => id),
    );
    // What another flow does is judged where it is published; here it counts that it is there.
    const library = (id: string) => (known.has(id) ? { ...content, steps: [], start: null } : null);
    return validateFlow(content, library, flow?.id ?? null);
  }, [content, others, flow?.id]);

  return (
    <>
      <Section title="Name" about="Shoppers read it above the flow. What they might say leads to it.">
        <Field
          label="Name"
          name="name"
          maxLength={200}
          value={content.name}
          onValue={(name) => edit({ ...content, name })}
        />
        <label className={styles.wide}>
          What shoppers say who need it, one on each line
          <textarea
            rows={3}
            value={content.triggers.join('\n')}
            onChange={({ target }) => edit({ ...content, triggers: target.value.split('\n').slice(0, 30) })}
          />
        </label>
      </Section>
      <Section isWide title="Steps" about="Choose a step to change it. Everything works by keyboard.">
        <p className={styles.tools}>
          <Button onClick={editing.undo}>Undo</Button>
          <Button onClick={editing.redo}>Redo</Button>
          <span role="status" className={problems.length > 0 ? styles.problem : styles.quiet}>
            {problems.length > 0
              ? `${problems.length} to put right before it can be published`
              : 'Ready to be published'}
          </span>
        </p>
        <div className={styles.builder}>
          <Outline content={content} problems={problems} chosen={chosen} path={path} onChoose={setChosen} />
          <div className={styles.panel}>
            {content.start === null && (
              <AddStep
                label="First step"
                onAdd={(kind) => {
                  const added = addStep(content, kind, null);
                  edit(added.flow);
                  setChosen(added.id);
                }}
              />
            )}
            {step && (
              <StepEditor
                key={step.id}
                content={content}
                step={step}
                problems={problems.filter(({ stepId }) => stepId === step.id)}
                flows={others?.flows.filter(({ id }) => id !== flow?.id) ?? []}
                onStep={(next) => edit(changeStep(content, next))}
                onFlow={edit}
                onChoose={setChosen}
              />
            )}
          </div>
        </div>
      </Section>
      <Section title="Try it" about="As shoppers go through it; nothing is sent and nothing is changed.">
        <TestRun content={content} onPath={setPath} />
      </Section>
      {flow && <Past flow={flow} content={content} />}
      <SaveBar flow={flow} content={content} isDirty={editing.isDirty} isReady={problems.length === 0} />
    </>
  );
}
