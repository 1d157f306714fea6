import { LinkifyIt } from 'linkify-it';
import type { Translate } from '../types';
import css from './linkedText.css?inline';
import { useStyles } from './useStyles';

/** Addresses without a scheme are links only where it is sure: `example.com`, not `file.name`. */
const linkify = new LinkifyIt({ fuzzyIP: false });

export interface LinkedTextProps {
  readonly text: string;
  readonly t: Translate;
}

/** Words with the addresses in them as links. */
export function LinkedText({ text, t }: LinkedTextProps) {
  const root = useStyles<HTMLSpanElement>(css);
  const links = (linkify.match(text) ?? []).filter(({ url }) => /^(?:https?|mailto):/i.test(url));
  let at = 0;
  const parts = links.map(({ index, lastIndex, url }) => {
    const before = text.slice(at, index);
    at = lastIndex;
    return (
      <span key={index}>
        {before}
        <a href={url} target="_blank" rel="noopener noreferrer" title={t('linkNewTab')}>
          {text.slice(index, lastIndex)}
        </a>
      </span>
    );
  });
  return (
    <span ref={root} className="linked-text">
      {parts}
      {text.slice(at)}
    </span>
  );
}
