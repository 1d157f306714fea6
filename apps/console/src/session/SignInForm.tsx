import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Field } from '../forms/Field';
import { FormPage } from '../forms/FormPage';
import { FormProblem } from '../forms/FormProblem';
import { SubmitButton } from '../forms/SubmitButton';
import type { Credentials } from './signIn';

export interface SignInFormProps {
  readonly lead: string;
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ lead, problem, isBusy, onSubmit }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <FormPage
      title="Sign in to Shopbell"
      lead={lead}
      foot={<Link to="/forgot-password">Forgot your password?</Link>}
      isBusy={isBusy}
      onSubmit={() => onSubmit({ email, password })}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        hasFirstFocus
        value={email}
        onValue={setEmail}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onValue={setPassword}
      />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton isBusy={isBusy}>Sign in</SubmitButton>
    </FormPage>
  );
}
