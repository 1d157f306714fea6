import { LabelledField } from '@shopbell/looks';
import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { classes } from '../app/classes';
import styles from './Field.module.css';

export interface FieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'dir' | 'inputMode' | 'maxLength' | 'onBlur' | 'placeholder' | 'spellCheck' | 'type'
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
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFirstFocus) field.current?.focus();
  }, [hasFirstFocus]);
  const isWrong = problem !== undefined && problem !== null;
  return (
    <LabelledField
      className={styles.field}
      label={label}
      labelClass={styles.label}
      note={isWrong ? problem : hint}
      noteClass={isWrong ? styles.problem : styles.hint}
      isWrong={isWrong}
      isAnnounced
    >
      {(ties) => (
        <input
          {...input}
          {...ties}
          ref={field}
          className={classes(styles.input, isCode && styles.isCode)}
          required={!isReadOnly && !isOptional}
          readOnly={isReadOnly}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </LabelledField>
  );
}
