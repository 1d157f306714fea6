import { type Video as KnownVideo, videoAt } from '@shopbell/rules/content';
import { useState } from 'react';
import { lazyPiece } from '../lazyPiece';
import type { Translate } from '../types';
import { PlayIcon } from './icons';
import { useStyles } from './useStyles';
import css from './video.css?inline';

interface PlayerProps {
  readonly video: KnownVideo;
  readonly title: string;
}

/** Each player is a piece of its own (LAZY-08). */
const players: Record<KnownVideo['provider'], ReturnType<typeof lazyPiece<PlayerProps>>> = {
  youtube: lazyPiece(async () => (await import('./players/YouTubePlayer')).YouTubePlayer),
  vimeo: lazyPiece(async () => (await import('./players/VimeoPlayer')).VimeoPlayer),
  wistia: lazyPiece(async () => (await import('./players/WistiaPlayer')).WistiaPlayer),
  loom: lazyPiece(async () => (await import('./players/LoomPlayer')).LoomPlayer),
  file: lazyPiece(async () => (await import('./players/FilePlayer')).FilePlayer),
};

const names = { youtube: 'YouTube', vimeo: 'Vimeo', wistia: 'Wistia', loom: 'Loom', file: '' } as const;

export interface VideoProps {
  readonly url: string;
  readonly title?: string | undefined;
  readonly t: Translate;
}

/** A poster of our own: the other site hears nothing of the shopper before the click. */
export function Video({ url, title = '', t }: VideoProps) {
  const root = useStyles<HTMLElement>(css);
  const [isPlaying, setIsPlaying] = useState(false);
  const video = videoAt(url);
  const link = (
    <a href={url} target="_blank" rel="noopener noreferrer" title={t('linkNewTab')}>
      {title || url}
    </a>
  );
  if (!video) return link;
  const Player = players[video.provider];
  return (
    <figure ref={root} className="video">
      {isPlaying ? (
        <Player
          props={{ video, title: title || names[video.provider] }}
          until={<div className="video-frame" />}
        />
      ) : (
        <button type="button" className="video-frame" onClick={() => setIsPlaying(true)}>
          <span className="video-play">
            <PlayIcon />
          </span>
          <span className="visually-hidden">
            {t('videoPlay')}: {title}
          </span>
        </button>
      )}
      <figcaption>
        {link}
        {names[video.provider] !== '' && <small>{names[video.provider]}</small>}
      </figcaption>
    </figure>
  );
}
