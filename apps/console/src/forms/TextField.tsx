import { LabelledField } from '@shopbell/looks';
import { classes } from '../app/classes';
import styles from './Field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onValue: (value: string) => void;
  readonly problem: string | null;
  readonly isReadOnly?: boolean;
}

/** A field of several lines, with its problem beside it. */
export const TextField = ({
  label,
  name,
  value,
  maxLength,
  onValue,
  problem,
  isReadOnly,
}: TextFieldProps) => (
  <LabelledField
    className={styles.field}
    label={label}
    labelClass={styles.label}
    note={problem}
    noteClass={styles.problem}
    isWrong={problem !== null}
    isAnnounced
  >
    {(ties) => (
      <textarea
        {...ties}
        name={name}
        className={classes(styles.input, styles.isTall)}
        rows={5}
        maxLength={maxLength}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
    )}
  </LabelledField>
);
