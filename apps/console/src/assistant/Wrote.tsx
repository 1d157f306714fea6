import styles from './Assistant.module.css';

/** What a model has written of its own: never in the place of what we know. */
export const Wrote = ({ words }: { readonly words: string }) => (
  <p className={styles.quiet}>
    The model wrote, which nobody has checked: <q dir="auto">{words}</q>
  </p>
);
