import type { FlowContent, FlowProblem } from '@shopbell/protocol';
import { outlineOf, stepNames } from '@shopbell/rules/flows-editing';
import styles from './Flows.module.css';
import { stepWords } from './stepWords';
import { wayWords } from './wayWords';

export interface OutlineProps {
  readonly content: FlowContent;
  readonly problems: readonly FlowProblem[];
  readonly chosen: string | null;
  /** The steps that the run beside it has come through. */
  readonly path: ReadonlySet<string>;
  readonly onChoose: (stepId: string) => void;
}

/** The graph as a list that is read from top to bottom; what belongs to one way out of a step stands deeper. */
export function Outline({ content, problems, chosen, path, onChoose }: OutlineProps) {
  const wrong = new Set(problems.map(({ stepId }) => stepId));
  if (content.steps.length === 0) return <p className={styles.quiet}>No steps yet. Add the first one.</p>;
  return (
    <ol className={styles.outline} aria-label="Steps">
      {outlineOf(content).map(({ step, depth, by }) => (
        <li key={step.id} style={{ marginInlineStart: `${Math.min(depth, 6) * 16}px` }}>
          {by && <span className={styles.by}>{wayWords(by.step)[by.index]}</span>}
          <button
            type="button"
            className={styles.step}
            aria-pressed={step.id === chosen}
            data-visited={path.has(step.id)}
            data-wrong={wrong.has(step.id)}
            onClick={() => onChoose(step.id)}
          >
            <span className={styles.kind}>
              {stepNames[step.kind]}
              {wrong.has(step.id) && ' · not ready'}
              {path.has(step.id) && ' · passed'}
            </span>
            <span dir="auto">{stepWords(step)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
