import type { InputHTMLAttributes } from 'react';
import { formatWhileTyping } from './phoneNumbers';

export interface PhoneInputProps {
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly onChange: (value: string) => void;
}

/** A number in groups as it is written in its country. Only what is added is grouped, so that deleting works. */
export const View = ({ input, onChange }: PhoneInputProps) => (
  <input
    {...input}
    onChange={({ target }) => {
      const isAdding = target.value.length > String(input.value ?? '').length;
      const isAtEnd = target.selectionStart === target.value.length;
      onChange(isAdding && isAtEnd ? formatWhileTyping(target.value) : target.value);
    }}
  />
);
