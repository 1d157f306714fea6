import type { ReactNode } from 'react';
import { FormProblem } from '../forms/FormProblem';
import styles from './SaveLine.module.css';
import { SavedMeanwhile, type SavedMeanwhileProps } from './Unsaved';

export interface SaveLineProps {
  /** The buttons. */
  readonly children: ReactNode;
  /** How what is written stands to what is saved. */
  readonly state: ReactNode;
  /** Null for what was never saved, which nobody else can have changed. */
  readonly meanwhile: SavedMeanwhileProps | null;
  readonly problem: string | null | false | undefined;
}

/** Below a long form and always in sight: what saves it, and what became of that. */
export const SaveLine = ({ children, state, meanwhile, problem }: SaveLineProps) => (
  <div className={styles.line}>
    {children}
    <span role="status" className={styles.state}>
      {state}
    </span>
    {meanwhile && <SavedMeanwhile {...meanwhile} />}
    <FormProblem>{problem}</FormProblem>
  </div>
);
