import { listText } from '@shopbell/rules/content';
import { useRef } from 'react';
import type { TimelineMessage } from './timeline';

export interface AnnouncerProps {
  readonly messages: readonly TimelineMessage[];
  /** The window is open and what was said before stands in it. */
  readonly isListening: boolean;
}

/** A browser hands over what is added; what was said long ago need not stay. */
const saidMax = 20;

/**
 * Says each new message of the other side once. The list itself is silent for screen readers, since it would also
 * read out everything that loads above.
 */
export function Announcer({ messages, isListening }: AnnouncerProps) {
  const spoken = messages.filter(({ side }) => side === 'agent');
  const known = useRef<string | null>(null);
  const wasListening = useRef(false);
  const has = (wanted: string | null) => spoken.some(({ key }) => key === wanted);
  // Neither with what was said before nor in another conversation is anything news.
  if (!wasListening.current || (known.current !== null && !has(known.current)))
    known.current = spoken.at(-1)?.key ?? null;
  wasListening.current = isListening;
  const since = spoken.findIndex(({ key }) => key === known.current);
  return (
    <div className="visually-hidden" aria-live="polite">
      {spoken
        .slice(since + 1)
        .slice(-saidMax)
        .map(({ key, sender, content }) => (
          <p key={key}>{`${sender?.name ?? ''} ${listText(content)}`}</p>
        ))}
    </div>
  );
}
