import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import styles from './Page.module.css';
import { useArrival } from './useArrival';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageProps {
  readonly title: string;
  /** What is drawn takes the room that there is. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of sections beside the rail. */
export function Page({ title, isWide, children }: PageProps) {
  useDocumentTitle(`${title} · Shopbell`);
  const arrival = useArrival<HTMLHeadingElement>(title);
  return (
    <main className={styles.page} data-scroller>
      <header className={styles.header}>
        <h1 className={styles.title} {...arrival}>
          <bdi>{title}</bdi>
        </h1>
      </header>
      <div className={classes(styles.body, isWide && styles.isWide)}>{children}</div>
    </main>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** Tables need the room that the words would take beside them. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, about, isWide, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classes(styles.section, isWide && styles.isWide)} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId}>{title}</h2>
        {about !== undefined && <p>{about}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
