import { hasNamedExits } from '@shopbell/rules/flows-canvas';
import { stepNames } from '@shopbell/rules/flows-editing';
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { memo, useEffect, useRef } from 'react';
import { AlertIcon } from '../../icons/AlertIcon';
import styles from './Canvas.module.css';
import { useCanvasActions } from './CanvasActions';
import { type DrawnExit, entryId, type StepNodeData, type StepNode as StepNodeType } from './drawing';
import { lookOf } from './kinds';
import { OpenEnd } from './OpenEnd';

/** A step as it stands on the canvas: what it is, what it says, what is wrong with it, and its ways out. */
export const StepNode = memo(function StepNode({ data, isConnectable }: NodeProps<StepNodeType>) {
  const { step, words, exits, problems, isChosen, isPassed, isHere, isUnreachable, wantsFocus } = data;
  const { choose } = useCanvasActions();
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wantsFocus > 0) card.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  const { Icon, hue } = lookOf(step.kind);
  return (
    <div
      className={styles.step}
      data-chosen={isChosen}
      data-wrong={problems.length > 0}
      data-loose={isUnreachable}
      data-passed={isPassed}
      data-here={isHere}
    >
      <button
        ref={card}
        type="button"
        className={styles.card}
        data-step={step.id}
        aria-pressed={isChosen}
        aria-label={labelOf(data)}
        onClick={() => choose(step.id)}
      >
        <span className={styles.head}>
          <span className={styles.icon} style={{ '--hue': hue } as object}>
            <Icon />
          </span>
          <span className={styles.kind}>{stepNames[step.kind] ?? step.kind}</span>
          {problems.length > 0 && (
            <span className={styles.mark} data-tip={problems.map(({ message }) => message).join(' ')}>
              <AlertIcon />
              {problems.length}
            </span>
          )}
        </span>
        <span className={words === '' ? styles.blank : styles.words} dir="auto">
          {words || 'Nothing yet'}
        </span>
      </button>
      <Handle
        id={entryId}
        type="target"
        position={Position.Left}
        isConnectable={isConnectable}
        className={styles.entry}
      />
      {hasNamedExits(step) && <Exits exits={exits} />}
      {exits.map((exit, index) => (
        <OpenEnd key={exit.way.index} id={String(index)} {...exit} isConnectable={isConnectable} />
      ))}
    </div>
  );
});

const Exits = ({ exits }: { readonly exits: readonly DrawnExit[] }) => (
  <span className={styles.exits} aria-hidden="true">
    {exits.map(({ way, words, isOpen }) => (
      <span key={way.index} className={styles.exit} data-open={isOpen} dir="auto">
        {words}
      </span>
    ))}
  </span>
);

/** Everything that is seen, in a sentence for who hears it. */
function labelOf({ step, words, exits, problems, isPassed }: StepNodeData): string {
  const open = exits.filter(({ isOpen }) => isOpen).length;
  return [
    `${stepNames[step.kind] ?? step.kind}: ${words || 'nothing yet'}`,
    exits.length > 1 && `${exits.length} ways on`,
    open > 0 && `${open} leading nowhere`,
    isPassed && 'passed',
    ...problems.map(({ message }) => message),
  ]
    .filter(Boolean)
    .join('. ');
}
