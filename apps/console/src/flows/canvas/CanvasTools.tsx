import { MiniMap, Panel, useReactFlow } from '@xyflow/react';
import { Icon } from '../../icons/Icon';
import { PlusIcon } from '../../icons/PlusIcon';
import styles from './Canvas.module.css';
import type { StartNode, StepNode } from './drawing';
import { glideMs } from './glideMs';

export interface CanvasToolsProps {
  readonly isReadOnly: boolean;
  /** Some step does not stand where the canvas would put it. */
  readonly canTidy: boolean;
  readonly onAdd: (beside: Element) => void;
  readonly onTidy: () => void;
  readonly onShowAll: () => void;
}

/** What is done to the whole of it. */
export function CanvasTools({ isReadOnly, canTidy, onAdd, onTidy, onShowAll }: CanvasToolsProps) {
  const { zoomIn, zoomOut } = useReactFlow();
  const glide = { duration: glideMs() };
  const tool = (words: string, path: string, onClick: () => void) => (
    <button type="button" aria-label={words} data-tip={words} onClick={onClick}>
      <Icon>
        <path d={path} />
      </Icon>
    </button>
  );
  return (
    <>
      {!isReadOnly && (
        <Panel position="top-left" className={styles.tools ?? ''}>
          <button type="button" className={styles.main} onClick={({ currentTarget }) => onAdd(currentTarget)}>
            <PlusIcon />
            Add a step
          </button>
          {canTidy && (
            <button type="button" className={styles.main} onClick={onTidy}>
              Tidy up
            </button>
          )}
        </Panel>
      )}
      <Panel position="bottom-left" className={styles.tools ?? ''}>
        {tool('Zoom out', 'M3.5 8h9', () => void zoomOut(glide))}
        {tool('Zoom in', 'M8 3.5v9M3.5 8h9', () => void zoomIn(glide))}
        {tool(
          'Show all of it',
          'M2.5 6V3.5a1 1 0 0 1 1-1H6M10 2.5h2.5a1 1 0 0 1 1 1V6M13.5 10v2.5a1 1 0 0 1-1 1H10M6 13.5H3.5a1 1 0 0 1-1-1V10',
          onShowAll,
        )}
      </Panel>
      {!isReadOnly && (
        <MiniMap<StepNode | StartNode>
          pannable
          style={{ width: 152, height: 100 }}
          ariaLabel="Overview"
          className={styles.map ?? ''}
          nodeBorderRadius={12}
          nodeClassName={({ data }) => {
            if ('isChosen' in data && data.isChosen) return styles.mapChosen ?? '';
            if ('isPassed' in data && data.isPassed) return styles.mapPassed ?? '';
            return 'problems' in data && data.problems.length > 0 ? (styles.mapWrong ?? '') : '';
          }}
        />
      )}
    </>
  );
}
