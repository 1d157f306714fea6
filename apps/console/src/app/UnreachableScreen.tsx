import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { HttpProblem } from '../http/HttpProblem';
import { RetryIcon } from '../icons/RetryIcon';
import { UnpluggedDrawing } from '../icons/UnpluggedDrawing';
import { Button } from './Button';
import { CentredNote } from './CentredNote';
import styles from './FullPage.module.css';

export function UnreachableScreen({ error }: { readonly error: unknown }) {
  const router = useRouter();
  const [isTrying, setIsTrying] = useState(false);
  const isProblem = error instanceof HttpProblem;
  const isUnreachable = isProblem && error.code === 'unreachable';

  const [title, words] = !isProblem
    ? ['This page has stopped', 'Shopbell may have been updated. What you have written is kept.']
    : isUnreachable
      ? ['Shopbell cannot be reached', 'Check your connection, then try again.']
      : ['Something failed on our side', 'It may be over in a moment.'];

  async function tryAgain() {
    setIsTrying(true);
    // What broke in the page itself, or is missing since an update, only a new page mends; drafts outlive it.
    if (!isProblem) return location.reload();
    await router.invalidate();
    setIsTrying(false);
  }

  return (
    <main className={styles.page}>
      <CentredNote role="alert" drawing={<UnpluggedDrawing />} title={title}>
        <p>{words}</p>
        <Button onClick={() => void tryAgain()}>
          <RetryIcon /> {isTrying ? 'Trying…' : isProblem ? 'Try again' : 'Load the page again'}
        </Button>
      </CentredNote>
    </main>
  );
}
