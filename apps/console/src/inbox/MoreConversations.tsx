import { useRef } from 'react';
import { Button } from '../app/Button';
import { useWhenVisible } from '../app/useWhenVisible';
import styles from './MoreConversations.module.css';

export interface MoreConversationsProps {
  readonly count: number;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly onMore: () => void;
}

/** The end of what is loaded: coming near it loads more; the button is for the keyboard and for a failure. */
export function MoreConversations({ count, isLoading, isFailed, onMore }: MoreConversationsProps) {
  const end = useRef<HTMLDivElement>(null);
  useWhenVisible(end, count, () => {
    if (!isLoading && !isFailed) onMore();
  });
  return (
    <div ref={end} className={styles.more}>
      {isFailed && <span role="alert">Could not load more.</span>}
      <Button onClick={onMore}>{isLoading ? 'Loading…' : isFailed ? 'Try again' : 'Load more'}</Button>
    </div>
  );
}
