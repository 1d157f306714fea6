import { useId } from 'react';
import { classes } from '../app/classes';
import styles from './Field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onValue: (value: string) => void;
  readonly problem: string | null;
}

/** A field of several lines, with its problem beside it. */
export function TextField({ label, name, value, maxLength, onValue, problem }: TextFieldProps) {
  const [fieldId, noteId] = [useId(), useId()];
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <textarea
        id={fieldId}
        name={name}
        className={classes(styles.input, styles.isTall)}
        rows={5}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': noteId })}
      />
      {problem !== null && (
        <p id={noteId} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
