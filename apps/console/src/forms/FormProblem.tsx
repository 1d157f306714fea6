import { AlertIcon } from '../icons/AlertIcon';
import styles from './FormProblem.module.css';

export const FormProblem = ({ children }: { readonly children: string | null | false | undefined }) =>
  children ? (
    <p role="alert" className={styles.problem}>
      <AlertIcon /> <span>{children}</span>
    </p>
  ) : null;
