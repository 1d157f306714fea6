import { startSize } from '@shopbell/rules/flows-canvas';
import type { NodeProps } from '@xyflow/react';
import styles from './Canvas.module.css';
import type { StartNode as StartNodeType } from './drawing';
import { OpenEnd } from './OpenEnd';

/** Where shoppers come in. */
export const StartNode = ({ data, isConnectable }: NodeProps<StartNodeType>) => (
  <div className={styles.start}>
    Start
    <OpenEnd
      id="0"
      way={null}
      words="Start"
      y={startSize.height / 2}
      isOpen={data.isOpen}
      isConnectable={isConnectable}
    />
  </div>
);
