import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from '../../chunks';
import { reportError } from '../../log';
import type { LongListProps } from './LongList';

/** Until then plain is as good, and costs nothing. */
const longFrom = 100;
const fetchFrom = 60;

export interface LongListUse {
  /** Null while the list is short, or what draws long ones is not there. */
  readonly LongList: ComponentType<LongListProps> | null;
  /** How many of the newest stand in the page meanwhile; all of them if it cannot be had. */
  readonly plainMax: number;
}

export function useLongList(count: number): LongListUse {
  const [View, setView] = useState<ComponentType<LongListProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isWanted = count > fetchFrom;
  useEffect(() => {
    if (!isWanted) return;
    loadChunk('long-list', () => import('./LongList')).then(
      (loaded) => setView(() => loaded.View),
      (error) => {
        setHasFailed(true);
        reportError('Long conversations are drawn as a whole.', error);
      },
    );
  }, [isWanted]);
  return { LongList: count > longFrom ? View : null, plainMax: hasFailed ? count : longFrom };
}
