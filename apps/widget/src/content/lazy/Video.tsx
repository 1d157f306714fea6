import { type Video as KnownVideo, videoAt } from '@shopbell/rules/content';
import { useState } from 'react';
import { lazyView } from '../../chunks';
import { useStyles } from '../../styles';
import type { KindProps, Translate } from '../types';
import { PlayIcon } from './icons';
import css from './video.css?inline';

interface PlayerProps {
  readonly video: KnownVideo;
  readonly title: string;
}

/** Each player is a piece of its own (LAZY-08). */
const players: Record<KnownVideo['provider'], ReturnType<typeof lazyView<PlayerProps>>> = {
  youtube: lazyView('youtube', () => import('./players/YouTubePlayer')),
  vimeo: lazyView('vimeo', () => import('./players/VimeoPlayer')),
  wistia: lazyView('wistia', () => import('./players/WistiaPlayer')),
  loom: lazyView('loom', () => import('./players/LoomPlayer')),
  file: lazyView('player', () => import('./players/FilePlayer')),
};

const names = { youtube: 'YouTube', vimeo: 'Vimeo', wistia: 'Wistia', loom: 'Loom', file: '' } as const;

export interface VideoProps {
  readonly url: string;
  readonly title?: string | undefined;
  readonly t: Translate;
}

/** A poster of our own: the other site hears nothing of the shopper before the click. */
export function Video({ url, title = '', t }: VideoProps) {
  useStyles(css);
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
    <figure className="video">
      {isPlaying ? (
        <Player
          video={video}
          title={title || names[video.provider]}
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

export const View = ({ content, t }: KindProps<'video'>) => <Video {...content.metadata} t={t} />;
