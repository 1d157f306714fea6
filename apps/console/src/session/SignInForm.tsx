import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { BrandMark } from '../icons/BrandMark';
import styles from './SignInForm.module.css';
import type { Credentials } from './signIn';

export interface SignInFormProps {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ problem, isBusy, onSubmit }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => emailField.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit({ email, password });
  }

  const described = problem === null ? {} : { 'aria-describedby': problemId };
  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit}>
        <BrandMark className={styles.mark} />
        <h1 className={styles.title}>Sign in to Shopbell</h1>
        <p className={styles.lead}>Your shoppers are one bell away.</p>
        <label className={styles.field}>
          <span>Email</span>
          <input
            ref={emailField}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            {...described}
          />
        </label>
        <label className={styles.field}>
          <span>Password</span>
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            {...described}
          />
        </label>
        {problem !== null && (
          <p role="alert" id={problemId} className={styles.problem}>
            <AlertIcon /> {problem}
          </p>
        )}
        <button type="submit" className={styles.submit} aria-busy={isBusy}>
          Sign in
        </button>
      </form>
    </main>
  );
}
