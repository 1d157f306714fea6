import { useQuery } from '@tanstack/react-query';
import styles from './HelpCenter.module.css';
import { indexQuery } from './helpQueries';

/** Only as long as the index is behind what is published. */
export function Indexing() {
  const { data } = useQuery(indexQuery);
  if (!data || data.done >= data.all) return null;
  const label = `${data.done} of ${data.all} texts are also found by what they mean; the others by their words until then.`;
  return (
    <p className={styles.indexing} role="status">
      <progress value={data.done} max={data.all} aria-label="Index" /> {label}
    </p>
  );
}
