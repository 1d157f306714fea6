import { type InputHTMLAttributes, useEffect, useId, useRef } from 'react';
import { classes } from '../app/classes';
import styles from './Field.module.css';

export interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'onBlur' | 'placeholder' | 'spellCheck' | 'type'
  > {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly hint?: string | undefined;
  readonly problem?: string | null | undefined;
  readonly isCode?: boolean;
  readonly isReadOnly?: boolean;
  readonly isOptional?: boolean;
  readonly hasFirstFocus?: boolean;
}

/** A labelled input whose problem stands beside it and is read with it. */
export function Field(props: FieldProps) {
  const { label, value, onValue, hint, problem, isCode, isReadOnly, isOptional, hasFirstFocus, ...input } =
    props;
  const [inputId, noteId] = [useId(), useId()];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFirstFocus) field.current?.focus();
  }, [hasFirstFocus]);
  const hasProblem = problem !== undefined && problem !== null;
  const note = hasProblem ? problem : hint;
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={inputId}
        ref={field}
        className={classes(styles.input, isCode && styles.isCode)}
        required={!isReadOnly && !isOptional}
        readOnly={isReadOnly}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={hasProblem}
        {...(note !== undefined && { 'aria-describedby': noteId })}
      />
      {note !== undefined && (
        <p
          id={noteId}
          className={hasProblem ? styles.problem : styles.hint}
          role={hasProblem ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
