import type { AssistantSource } from '@shopbell/protocol';
import { useId, useState } from 'react';
import type { Translate } from '../../content/types';
import { DownIcon } from '../../icons';

interface QuoteProps {
  readonly source: Extract<AssistantSource, { kind: 'article' }>;
  readonly t: Translate;
}

/** The words of an article that say it, for whoever wants to see them: by touch, by key and for who does not see. */
export function Quote({ source: { title, url, quote }, t }: QuoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="quote-toggle"
        aria-label={t('aiAgentQuote', { title })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <DownIcon />
      </button>
      {isOpen && (
        <blockquote id={id} cite={url}>
          <bdi>{quote}</bdi>
        </blockquote>
      )}
    </>
  );
}
