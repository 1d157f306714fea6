import type { Way } from '@shopbell/rules/flows-editing';
import { Handle, Position } from '@xyflow/react';
import { PlusIcon } from '../../icons/PlusIcon';
import styles from './Canvas.module.css';
import { useCanvasActions } from './CanvasActions';

export interface OpenEndProps {
  readonly id: string;
  readonly way: Way;
  readonly words: string;
  readonly y: number;
  /** It leads nowhere yet. */
  readonly isOpen: boolean;
  readonly isConnectable: boolean;
}

/** Where a way begins: lines are drawn from it, and where none is, a step is added. */
export function OpenEnd({ id, way, words, y, isOpen, isConnectable }: OpenEndProps) {
  const { isReadOnly, addOn } = useCanvasActions();
  return (
    <>
      <Handle
        id={id}
        type="source"
        position={Position.Right}
        isConnectable={isConnectable}
        className={styles.end}
        data-open={isOpen}
        style={{ top: y }}
      />
      {isOpen && !isReadOnly && (
        <button
          type="button"
          className={`${styles.add} nodrag`}
          // By keyboard the same stands beside the step.
          tabIndex={-1}
          aria-label={`${words}: add a step`}
          data-tip="Add a step"
          style={{ top: y }}
          onClick={({ currentTarget }) => addOn(way, currentTarget)}
        >
          <PlusIcon />
        </button>
      )}
    </>
  );
}
