import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import type { Choice } from '../fields';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

export interface ChoiceControlProps extends ControlProps<string | null> {
  readonly choices: readonly Choice[];
  readonly whenNull: string | undefined;
}

/** A value that is not offered any more stays, until another one is chosen (ENT-36). */
export function ChoiceControl(props: ChoiceControlProps) {
  const { id, value, choices, whenNull, onChange, describedBy, isInvalid } = props;
  const isOffered = value === null || choices.some(([each]) => each === value);
  return (
    <select
      id={id}
      className={classes(field.input, styles.input, styles.select)}
      value={value ?? ''}
      onChange={({ target }) => onChange(whenNull !== undefined && target.value === '' ? null : target.value)}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
    >
      {whenNull !== undefined && <option value="">{whenNull}</option>}
      {!isOffered && <option value={value}>{`${value} (not offered any more)`}</option>}
      {choices.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}
