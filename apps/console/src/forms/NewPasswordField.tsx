import { useState } from 'react';
import { Field } from './Field';
import { passwordProblem } from './passwordProblem';

export interface NewPasswordFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly email: string;
  /** What the server said about it. */
  readonly problem?: string | null;
  readonly hasFirstFocus?: boolean;
}

/** Says what is wrong with a password once it has been written, not while it is. */
export function NewPasswordField({
  label = 'Password',
  value,
  onValue,
  email,
  problem,
  hasFirstFocus = false,
}: NewPasswordFieldProps) {
  const [isLeft, setIsLeft] = useState(false);
  const own = isLeft && value !== '' ? passwordProblem(value, email) : null;
  return (
    <Field
      label={label}
      name="new-password"
      type="password"
      autoComplete="new-password"
      hint="At least 12 characters. A few words are easier to remember than a riddle."
      value={value}
      onValue={onValue}
      onBlur={() => setIsLeft(true)}
      problem={own ?? problem}
      hasFirstFocus={hasFirstFocus}
    />
  );
}
