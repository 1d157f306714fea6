import type { ReviewedTurn } from '@shopbell/protocol';
import styles from '../Assistant.module.css';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why the article that came nearest was not quoted. */
export function NearArticle({ title, unsaid }: NonNullable<ReviewedTurn['near']>) {
  const words = either.format(unsaid.map((word) => `“${word}”`));
  return (
    <p className={styles.quiet}>
      <bdi>“{title}”</bdi> came near, but no sentence in it{' '}
      {unsaid.length > 0 ? <bdi>says {words}</bdi> : 'answers this'}.
    </p>
  );
}
