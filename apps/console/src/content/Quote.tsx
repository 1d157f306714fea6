import type { AssistantSource } from '@shopbell/protocol';
import { useId, useState } from 'react';
import { DownIcon } from '../icons/DownIcon';
import styles from './Sources.module.css';

type Article = Extract<AssistantSource, { readonly kind: 'article' }>;

/** The words of an article that say it: by touch, by key and for who does not see. */
export function Quote({ source: { title, url, quote } }: { readonly source: Article }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={`What was quoted of ${title}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <DownIcon />
      </button>
      {isOpen && (
        <blockquote id={id} cite={url} dir="auto">
          {quote}
        </blockquote>
      )}
    </>
  );
}
