import type { FlowContent, FlowProblem, FlowStep, FlowSummary } from '@shopbell/protocol';
import { edgesOf } from '@shopbell/rules/flows';
import { addStep, leadTo, raiseStep, removeStep, stepNames } from '@shopbell/rules/flows-editing';
import { Button } from '../app/Button';
import { AddStep } from './AddStep';
import styles from './Flows.module.css';
import { StepFields } from './StepFields';
import { stepWords } from './stepWords';
import { wayWords } from './wayWords';

export interface StepEditorProps {
  readonly content: FlowContent;
  readonly step: FlowStep;
  readonly problems: readonly FlowProblem[];
  readonly flows: readonly FlowSummary[];
  readonly onStep: (step: FlowStep) => void;
  readonly onFlow: (content: FlowContent) => void;
  readonly onChoose: (stepId: string | null) => void;
}

/** One step: what it says, and where each of its ways leads. */
export function StepEditor(props: StepEditorProps) {
  const { content, step, problems, flows, onStep, onFlow, onChoose } = props;
  const names = wayWords(step);
  return (
    <section className={styles.editor} aria-label={stepNames[step.kind]}>
      <header className={styles.tools}>
        <h3>{stepNames[step.kind]}</h3>
        <Button onClick={() => onFlow(raiseStep(content, step.id))}>Move up</Button>
        <Button
          look="danger"
          onClick={() => {
            const after = removeStep(content, step.id);
            onFlow(after);
            onChoose(after.start);
          }}
        >
          Remove
        </Button>
      </header>
      {problems.length > 0 && (
        <ul className={styles.problems} role="status">
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <StepFields step={step} flows={flows} language={content.language} onStep={onStep} />
      {edgesOf(step).map(({ to }, index) => {
        const label = names[index] ?? '';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a way is its place among the others
          <div key={index} className={styles.way}>
            <label>
              {label}
              <select
                value={to ?? ''}
                onChange={({ target }) =>
                  onFlow(leadTo(content, { stepId: step.id, index }, target.value || null))
                }
              >
                <option value="">Choose a step</option>
                {content.steps.map((each) => (
                  <option key={each.id} value={each.id}>
                    {stepNames[each.kind]}: {stepWords(each).slice(0, 60)}
                  </option>
                ))}
              </select>
            </label>
            <AddStep
              label={label}
              onAdd={(kind) => {
                const added = addStep(content, kind, { stepId: step.id, index });
                onFlow(added.flow);
                onChoose(added.id);
              }}
            />
          </div>
        );
      })}
    </section>
  );
}
