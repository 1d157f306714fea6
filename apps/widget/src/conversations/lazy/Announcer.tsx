import { listText } from '@shopbell/rules/content';
import { useRef } from 'react';
import type { TimelineMessage } from './timeline';

export interface AnnouncerProps {
  readonly messages: readonly TimelineMessage[];
  readonly isOpen: boolean;
}

/**
 * Says each new message of the other side once. The list itself is silent for screen readers, since it would also
 * read out everything that loads above.
 */
export function Announcer({ messages, isOpen }: AnnouncerProps) {
  const newest = messages.findLast(({ side }) => side === 'agent');
  const known = useRef(newest?.key);
  const isNew = isOpen && newest !== undefined && newest.key !== known.current;
  if (!isOpen) known.current = newest?.key;
  return (
    <p className="visually-hidden" role="status">
      {isNew && `${newest.sender?.name ?? ''} ${listText(newest.content)}`}
    </p>
  );
}
