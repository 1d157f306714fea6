import { useState } from 'react';
import type { ThreadEntry } from './threadEntries';
import { lastStored, newsAfter, newsWords, noNews } from './threadNews';

export interface ThreadTellerProps {
  readonly entries: readonly ThreadEntry[];
  readonly visitorName: string;
  readonly ownId: string;
}

/** Says aloud what comes. The thread itself is silent: rows come into it by scrolling too. */
export function ThreadTeller({ entries, visitorName, ownId }: ThreadTellerProps) {
  const [news, setNews] = useState(() => noNews(entries));
  if (lastStored(entries)?.key !== news.lastKey) setNews(newsAfter(news, entries, ownId));
  return (
    <div role="status" aria-label="New in this conversation" className="visually-hidden">
      {news.told.map((entry) => (
        <p key={entry.key}>{newsWords(entry, visitorName)}</p>
      ))}
    </div>
  );
}
