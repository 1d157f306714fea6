import { LabelledField } from '@shopbell/looks';
import type { InputHTMLAttributes } from 'react';
import { lazyView } from '../../chunks';
import type { FormField } from './formFields';

const PhoneInput = lazyView('phone-input', () => import('../lazy/PhoneInput'));

export interface FieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A field of a form in a message; a number is grouped as it is written. */
export function Field({ field, value, error, isDisabled, onChange }: FieldProps) {
  const input: InputHTMLAttributes<HTMLInputElement> = {
    name: field.name,
    value,
    maxLength: 254,
    disabled: isDisabled,
    required: field.isRequired,
    placeholder: field.placeholder,
    onChange: (event) => onChange(event.target.value),
    ...kinds[field.type],
  };
  return (
    <LabelledField
      className="capture-field"
      label={field.label}
      note={error}
      noteClass="capture-error"
      isWrong={error !== null}
    >
      {(ties) => {
        const plain = <input {...ties} {...input} />;
        if (field.type !== 'phone') return plain;
        return <PhoneInput input={{ ...ties, ...input }} onChange={onChange} until={plain} />;
      }}
    </LabelledField>
  );
}

const kinds: Record<FormField['type'], InputHTMLAttributes<HTMLInputElement>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  text: { type: 'text', autoComplete: 'off' },
};
