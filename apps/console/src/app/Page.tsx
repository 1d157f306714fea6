import { type ReactNode, useId, useRef } from 'react';
import { classes } from './classes';
import styles from './Page.module.css';
import { useArrival } from './useArrival';
import { useDocumentTitle } from './useDocumentTitle';
import { useFocusHandedOn } from './useFocusHandedOn';

export interface PageProps {
  readonly title: string;
  /** What it is about, where its title may change meanwhile: somebody who is there already stays where they are. */
  readonly place?: string;
  /** What is drawn takes the room that there is. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page of sections beside the rail. */
export function Page({ title, place = title, isWide, children }: PageProps) {
  useDocumentTitle(`${title} · Shopbell`);
  const arrival = useArrival<HTMLHeadingElement>(place);
  const page = useRef<HTMLElement>(null);
  useFocusHandedOn(page);
  return (
    <main ref={page} className={styles.page} data-scroller>
      <header className={styles.header}>
        <h1 className={styles.title} {...arrival}>
          <bdi>{title}</bdi>
        </h1>
      </header>
      <div className={classes(styles.body, isWide && styles.isWide)} data-in-turn>
        {children}
      </div>
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
