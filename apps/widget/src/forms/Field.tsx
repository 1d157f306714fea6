import { LabelledField } from '@shopbell/looks';
import type { InputHTMLAttributes } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error: string | null;
}

/** A labelled field with what is wrong with it right beneath. */
export const Field = ({ label, error, ...input }: FieldProps) => (
  <LabelledField
    className="field"
    label={label}
    note={error}
    noteClass="field-error"
    isWrong={error !== null}
  >
    {(ties) => <input {...ties} {...input} />}
  </LabelledField>
);
