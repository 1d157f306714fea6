import type { FormEvent, ReactNode } from 'react';
import { Button } from '../app/Button';
import { FormProblem } from '../forms/FormProblem';
import styles from './SectionForm.module.css';

export interface SectionFormProps {
  readonly children: ReactNode;
  readonly action: string;
  readonly isBusy: boolean;
  readonly problem?: string | null;
  /** Said when it is done. */
  readonly doneWords?: string | null;
  readonly onSubmit: () => void;
}

export function SectionForm({ children, action, isBusy, problem, doneWords, onSubmit }: SectionFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {children}
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" isBusy={isBusy}>
        {action}
      </Button>
      <div role="status">{doneWords && <p className={styles.saved}>{doneWords}</p>}</div>
    </form>
  );
}
