import type { InboxFilter } from '@shopbell/protocol';
import { Button } from '../app/Button';
import { CentredNote } from '../app/CentredNote';
import { QuietBellDrawing } from '../icons/QuietBellDrawing';
import { RetryIcon } from '../icons/RetryIcon';
import { UnpluggedDrawing } from '../icons/UnpluggedDrawing';
import styles from './ListStates.module.css';
import { emptyViews } from './viewWords';

const rowKeys = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

export const LoadingRows = () => (
  <div className={styles.skeleton}>
    <span className="visually-hidden">Loading conversations</span>
    {rowKeys.map((key) => (
      <div key={key} className={styles.row}>
        <span className={styles.disc} />
        <span className={styles.lines}>
          <span className={styles.short} />
          <span className={styles.long} />
        </span>
      </div>
    ))}
  </div>
);

/** The demo has a shop to try; a real one needs the line that puts the chat on its pages. */
export const EmptyList = ({ appKey }: { readonly appKey: string | null }) => (
  <CentredNote drawing={<QuietBellDrawing />} title="No conversations yet">
    {appKey === 'demo' ? (
      <p>
        Open the{' '}
        <a href="/" target="_blank" rel="noreferrer">
          demo shop
        </a>{' '}
        and write something: it rings here.
      </p>
    ) : (
      <>
        <p>Paste this line into the pages of your shop. What shoppers write then rings here.</p>
        {appKey && <code className={styles.snippet}>{snippetOf(appKey)}</code>}
      </>
    )}
  </CentredNote>
);

const snippetOf = (appKey: string): string =>
  `<script async src="${location.origin}/w/${appKey}.js"></script>`;

export const EmptyView = ({ filter }: { readonly filter: InboxFilter }) => (
  <CentredNote
    drawing={<QuietBellDrawing />}
    title={filter.q === undefined ? emptyViews[filter.view] : 'Nothing found'}
  >
    {filter.q !== undefined && <p>No message and no visitor has these words.</p>}
  </CentredNote>
);

export const FailedList = ({ onRetry }: { readonly onRetry: () => void }) => (
  <CentredNote role="alert" drawing={<UnpluggedDrawing />} title="The conversations did not load">
    <Button onClick={onRetry}>
      <RetryIcon /> Try again
    </Button>
  </CentredNote>
);
