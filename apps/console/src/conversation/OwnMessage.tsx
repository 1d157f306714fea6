import { Suspense, useState } from 'react';
import { lazyPart } from '../app/lazyPart';
import { useDesk } from '../desk/useDesk';
import styles from './OwnMessage.module.css';
import type { SentMessage } from './threadEntries';

const ChangeDialog = lazyPart(async () => (await import('./lazy/ChangeDialog')).ChangeDialog);

/** What someone may do with a message they sent. Nothing with those of others. */
export function OwnMessage({ sent, text }: { readonly sent: SentMessage; readonly text: string }) {
  const { member } = useDesk();
  const [wanted, setWanted] = useState<'edit' | 'delete' | null>(null);
  if (sent.authorId !== member.userId) return null;
  return (
    <span className={styles.ways}>
      <button type="button" onClick={() => setWanted('edit')}>
        Edit
      </button>
      <button type="button" onClick={() => setWanted('delete')}>
        Delete
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <ChangeDialog kind={wanted} sent={sent} text={text} onClose={() => setWanted(null)} />
        </Suspense>
      )}
    </span>
  );
}
