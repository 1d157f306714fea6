import { classes } from '../../app/classes';
import field from '../../forms/Field.module.css';
import type { ControlProps } from './ControlProps';
import styles from './controls.module.css';

export interface TextControlProps extends ControlProps<string | null> {
  readonly placeholder?: string | undefined;
  readonly isNullable: boolean;
}

/** Where a setting may be without a value, an empty field is none. */
export const TextControl = (props: TextControlProps) => (
  <input
    id={props.id}
    className={classes(field.input, styles.input)}
    placeholder={props.placeholder}
    value={props.value ?? ''}
    onChange={({ target }) => props.onChange(props.isNullable && target.value === '' ? null : target.value)}
    aria-invalid={props.isInvalid}
    aria-describedby={props.describedBy}
  />
);

export const LinesControl = (props: TextControlProps) => (
  <textarea
    id={props.id}
    className={classes(field.input, field.isTall, styles.input)}
    rows={3}
    placeholder={props.placeholder}
    value={props.value ?? ''}
    onChange={({ target }) => props.onChange(props.isNullable && target.value === '' ? null : target.value)}
    aria-invalid={props.isInvalid}
    aria-describedby={props.describedBy}
  />
);

export interface NumberControlProps extends ControlProps<unknown> {
  readonly unit: string | undefined;
  readonly isNullable: boolean;
}

/** What is no number stays as it was typed, and is told so. */
export const NumberControl = (props: NumberControlProps) => (
  <span className={styles.withUnit}>
    <input
      id={props.id}
      className={classes(field.input, styles.input, styles.isShort)}
      inputMode="decimal"
      value={props.value === null ? '' : String(props.value)}
      onChange={({ target }) => props.onChange(toNumber(target.value, props.isNullable))}
      aria-invalid={props.isInvalid}
      aria-describedby={props.describedBy}
    />
    {props.unit}
  </span>
);

function toNumber(typed: string, isNullable: boolean): unknown {
  if (typed.trim() === '') return isNullable ? null : typed;
  const number = Number(typed);
  // `1.` and `-0` are on their way to a number.
  return String(number) === typed.trim() ? number : typed;
}
