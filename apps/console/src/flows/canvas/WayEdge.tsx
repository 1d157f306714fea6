import { BaseEdge, EdgeLabelRenderer, type EdgeProps } from '@xyflow/react';
import { CloseIcon } from '../../icons/CloseIcon';
import { PlusIcon } from '../../icons/PlusIcon';
import styles from './Canvas.module.css';
import { useCanvasActions } from './CanvasActions';
import type { WayEdge as Edge } from './drawing';
import { middleOf, wayPath } from './wayPath';

/** A way from one step to the next. */
export function WayEdge({ id, sourceX, sourceY, targetX, targetY, data }: EdgeProps<Edge>) {
  const { isReadOnly, addOn, disconnect } = useCanvasActions();
  if (!data) return null;
  const { way, level, isBack, isPassed, isChosen } = data;
  const ends = [
    { x: sourceX, y: sourceY },
    { x: targetX, y: targetY },
  ] as const;
  const middle = middleOf(...ends, level, isBack);
  const look = [
    styles.way,
    isBack && styles.isBack,
    isPassed && styles.isPassed,
    isChosen && styles.isChosen,
  ];
  return (
    <>
      <BaseEdge
        id={id}
        path={wayPath(...ends, level, isBack)}
        className={look.filter(Boolean).join(' ')}
        interactionWidth={16}
      />
      {isChosen && !isReadOnly && (
        <EdgeLabelRenderer>
          <span
            className={`${styles.wayTools} nodrag nopan`}
            style={{ transform: `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)` }}
          >
            <button
              type="button"
              aria-label="Insert a step here"
              data-tip="Insert a step here"
              onClick={({ currentTarget }) => addOn(way, currentTarget)}
            >
              <PlusIcon />
            </button>
            <button
              type="button"
              aria-label="Remove this way"
              data-tip="Remove this way"
              onClick={() => disconnect(way)}
            >
              <CloseIcon />
            </button>
          </span>
        </EdgeLabelRenderer>
      )}
    </>
  );
}
