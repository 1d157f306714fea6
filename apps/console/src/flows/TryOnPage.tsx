import { useQuery } from '@tanstack/react-query';
import { usePageAddress } from '../forms/usePageAddress';
import { problemText } from '../http/problemText';
import styles from './Flows.module.css';
import { flowPreviewQuery } from './flowQueries';

export interface TryOnPageProps {
  /** Null: it is not saved yet. */
  readonly flowId: string | null;
  readonly isDirty: boolean;
}

/** What is saved, published or not, in the chat on any page of the shop. */
export function TryOnPage({ flowId, isDirty }: TryOnPageProps) {
  const { field, url } = usePageAddress('On a page of your shop', 'try-flow');
  return (
    <section className={styles.onPage} aria-label="On a page of your shop">
      {field}
      {!flowId && <p className={styles.quiet}>Save it first.</p>}
      {flowId && isDirty && (
        <p className={styles.quiet}>What you have changed since the last save is not in it.</p>
      )}
      {flowId && url && <Way flowId={flowId} url={url} />}
    </section>
  );
}

/** By a token behind the address, which stays in the browser; it is good for half an hour. */
function Way({ flowId, url }: { readonly flowId: string; readonly url: URL }) {
  const { data, error } = useQuery(flowPreviewQuery(flowId));
  if (error) return <p role="alert">{problemText(error)}</p>;
  if (!data) return null;
  const shown = new URL(url);
  shown.hash = `shopbell-flow=${flowId}:${data.token}`;
  return (
    <a href={shown.href} target="_blank" rel="noreferrer">
      Try it there in the chat
    </a>
  );
}
