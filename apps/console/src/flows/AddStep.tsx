import type { FlowStepKind } from '@shopbell/protocol';
import { stepKinds, stepNames } from '@shopbell/rules/flows-editing';
import { useState } from 'react';
import { Button } from '../app/Button';
import styles from './Flows.module.css';

export interface AddStepProps {
  /** Where it will stand. */
  readonly label: string;
  readonly onAdd: (kind: FlowStepKind) => void;
}

export function AddStep({ label, onAdd }: AddStepProps) {
  const [kind, setKind] = useState<FlowStepKind>('message');
  return (
    <span className={styles.add}>
      <select
        aria-label={`${label}: kind of step`}
        value={kind}
        onChange={({ target }) => setKind(target.value as FlowStepKind)}
      >
        {stepKinds.map((each) => (
          <option key={each} value={each}>
            {stepNames[each]}
          </option>
        ))}
      </select>
      <Button label={`${label}: add`} onClick={() => onAdd(kind)}>
        Add
      </Button>
    </span>
  );
}
