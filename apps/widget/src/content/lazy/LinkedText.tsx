import { linkParts } from '@shopbell/rules/links';
import { useStyles } from '../../styles';
import type { Translate } from '../types';
import css from './linkedText.css?inline';

export interface LinkedTextProps {
  readonly text: string;
  readonly t: Translate;
}

/** Words with the addresses in them as links. */
export function View({ text, t }: LinkedTextProps) {
  useStyles(css);
  return (
    <span className="linked-text">
      {linkParts(text).map((part, index) =>
        part.href === null ? (
          part.text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes once it is said.
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer" title={t('linkNewTab')}>
            {part.text}
          </a>
        ),
      )}
    </span>
  );
}
