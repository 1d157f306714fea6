import { type InputHTMLAttributes, useId } from 'react';
import { lazyPiece } from '../lazyPiece';
import type { FormField } from './formFields';

const PhoneInput = lazyPiece(async () => (await import('./PhoneInput')).PhoneInput);

export interface FieldProps {
  readonly field: FormField;
  readonly value: string;
  readonly error: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled field with what is wrong with it right beneath. */
export function Field({ field, value, error, isDisabled, onChange }: FieldProps) {
  const id = useId();
  const input: InputHTMLAttributes<HTMLInputElement> = {
    id,
    name: field.name,
    value,
    maxLength: 254,
    disabled: isDisabled,
    required: field.isRequired,
    placeholder: field.placeholder,
    'aria-invalid': error !== null,
    'aria-describedby': error ? `${id}-error` : undefined,
    onChange: (event) => onChange(event.target.value),
    ...kinds[field.type],
  };
  const plain = <input {...input} />;
  return (
    <div className="capture-field">
      <label htmlFor={id}>{field.label}</label>
      {field.type === 'phone' ? <PhoneInput props={{ input, onChange }} until={plain} /> : plain}
      {error && (
        <p id={`${id}-error`} className="capture-error">
          {error}
        </p>
      )}
    </div>
  );
}

const kinds: Record<FormField['type'], InputHTMLAttributes<HTMLInputElement>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  text: { type: 'text', autoComplete: 'off' },
};
