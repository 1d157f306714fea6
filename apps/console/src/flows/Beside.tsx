import type { FlowContent, FlowProblem, FlowSummary } from '@shopbell/protocol';
import type { FlowLibrary } from '@shopbell/rules/flows';
import { addStep, changeStep, type Trace } from '@shopbell/rules/flows-editing';
import { useEffect, useRef } from 'react';
import { AddStep } from './AddStep';
import styles from './Flows.module.css';
import { Segments } from './Segments';
import { StepEditor } from './StepEditor';
import { TestRun } from './TestRun';
import { TryOnPage } from './TryOnPage';

export interface BesideProps {
  readonly content: FlowContent;
  readonly problems: readonly FlowProblem[];
  readonly chosen: string | null;
  readonly shown: 'step' | 'run';
  /** How often a step was opened to be written. */
  readonly opened: number;
  readonly library: FlowLibrary;
  /** Null: it is not saved yet. */
  readonly flowId: string | null;
  readonly isDirty: boolean;
  readonly flows: readonly FlowSummary[];
  readonly onShown: (shown: 'step' | 'run') => void;
  readonly onChoose: (stepId: string | null) => void;
  readonly onFlow: (content: FlowContent) => void;
  readonly onTrace: (trace: Trace) => void;
}

/** Beside the steps: the one that is chosen, or a run through all of them. A run waits while a step is written. */
export function Beside(props: BesideProps) {
  const { content, problems, chosen, shown, opened, library, flows, flowId, isDirty } = props;
  const { onShown, onChoose, onFlow, onTrace } = props;
  const written = useRef<HTMLDivElement>(null);
  const step = content.steps.find(({ id }) => id === chosen) ?? null;
  useEffect(() => {
    if (opened > 0) written.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [opened]);
  return (
    <div className={styles.panel}>
      <Segments
        label="Beside the steps"
        value={shown}
        choices={[
          ['step', 'Step'],
          ['run', 'Try it'],
        ]}
        onValue={onShown}
      />
      <div ref={written} hidden={shown !== 'step'}>
        {content.start === null && (
          <AddStep
            label="First step"
            onAdd={(kind) => {
              const added = addStep(content, kind, null);
              onFlow(added.flow);
              onChoose(added.id);
            }}
          />
        )}
        {step && (
          <StepEditor
            key={step.id}
            content={content}
            step={step}
            problems={problems.filter(({ stepId }) => stepId === step.id)}
            flows={flows}
            onStep={(next) => onFlow(changeStep(content, next))}
            onFlow={onFlow}
            onChoose={onChoose}
          />
        )}
        {!step && content.start !== null && <p className={styles.quiet}>Choose a step to write it.</p>}
      </div>
      <section className={styles.try} aria-label="Try it" hidden={shown !== 'run'}>
        <p className={styles.quiet}>As shoppers go through it; nothing is sent and nothing is changed.</p>
        <TestRun content={content} flows={library} onTrace={onTrace} />
        <TryOnPage flowId={flowId} isDirty={isDirty} />
      </section>
    </div>
  );
}
