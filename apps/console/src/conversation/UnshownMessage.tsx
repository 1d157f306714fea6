import { useState } from 'react';
import styles from './UnshownMessage.module.css';

/** A message that nobody here knows how to draw; what was sent can be read all the same. */
export function UnshownMessage({ source }: { readonly source: unknown }) {
  const [isRaw, setIsRaw] = useState(false);
  return (
    <div className={styles.unshown}>
      <p>
        This message cannot be shown.{' '}
        <button type="button" className="link" aria-expanded={isRaw} onClick={() => setIsRaw(!isRaw)}>
          Read its raw text
        </button>
      </p>
      {isRaw && <pre>{JSON.stringify(source, null, 2)}</pre>}
    </div>
  );
}
