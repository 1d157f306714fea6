import { useState } from 'react';
import { Button } from '../app/Button';
import { CheckIcon } from '../icons/CheckIcon';
import styles from './FirstRunScreen.module.css';
import type { StepProps } from './StepProps';

export function SnippetStep({ guide, goOn }: StepProps) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const snippet = `<script async src="${location.origin}/w/${guide.appKey}.js"></script>`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(snippet);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  }

  return (
    <div className={styles.form}>
      <p>
        Paste this line before <code>{'</body>'}</code> on every page of your shop, then open one of them.
      </p>
      <code className={styles.snippet}>{snippet}</code>
      <div className={styles.row}>
        <Button look={guide.script ? 'quiet' : 'strong'} onClick={() => void copy()}>
          Copy the line
        </Button>
        <span role="status" className={styles.soft}>
          {isCopied === true && 'Copied.'}
          {isCopied === false && 'The browser does not let us copy. Select the line and copy it by hand.'}
        </span>
      </div>
      <p role="status" className={guide.script ? styles.seen : styles.waiting}>
        {guide.script ? (
          <>
            <CheckIcon /> Seen on {guide.script.host}.
          </>
        ) : (
          'Waiting until a page of yours asks for it…'
        )}
      </p>
      {guide.script && (
        <Button look="strong" onClick={goOn}>
          Go on
        </Button>
      )}
    </div>
  );
}
