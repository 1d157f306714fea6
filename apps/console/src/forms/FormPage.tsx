import type { FormEvent, ReactNode } from 'react';
import { useArrival } from '../app/useArrival';
import { BrandMark } from '../icons/BrandMark';
import styles from './FormPage.module.css';

export interface FormPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
  readonly isBusy?: boolean;
  readonly onSubmit?: () => void;
}

/** One card on an empty page: everything that happens before someone is signed in. */
export function FormPage({ title, lead, foot, children, isBusy = false, onSubmit }: FormPageProps) {
  const arrival = useArrival<HTMLHeadingElement>(title);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSubmit?.();
  }

  const content = (
    <>
      <BrandMark className={styles.mark} />
      <h1 className={styles.title} {...arrival}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </>
  );
  return (
    <main className={styles.page}>
      {onSubmit ? (
        <form className={styles.card} onSubmit={submit}>
          {content}
        </form>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
    </main>
  );
}
