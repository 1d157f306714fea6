import type { ReviewedTurn } from '@shopbell/protocol';
import styles from '../Assistant.module.css';

/** Why the article that came nearest was not quoted. */
export function NearArticle({ title, unsaid }: NonNullable<ReviewedTurn['near']>) {
  return (
    <p className={styles.quiet}>
      <bdi>“{title}”</bdi> came near, but no sentence in it{' '}
      {unsaid.length > 0 ? `says “${unsaid.join('” or “')}”` : 'answers this'}.
    </p>
  );
}
