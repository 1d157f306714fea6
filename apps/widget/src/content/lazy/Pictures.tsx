import type { FileAttachment } from '@shopbell/protocol';
import { useState } from 'react';
import { lazyView } from '../../chunks';
import { useStyles } from '../../styles';
import type { Translate } from '../types';
import { FileLinks } from './FileLinks';
import css from './pictures.css?inline';

const Lightbox = lazyView('lightbox', () => import('./Lightbox'));

export interface PicturesProps {
  readonly pictures: readonly FileAttachment[];
  readonly t: Translate;
}

export function View({ pictures, t }: PicturesProps) {
  useStyles(css);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = pictures.filter(({ url }) => !broken.includes(url));
  return (
    <div className={shown.length > 1 ? 'pictures many' : 'pictures'}>
      {shown.map((picture, index) => (
        <button
          key={picture.url}
          type="button"
          aria-label={t('imageOpen', { name: picture.name })}
          onClick={() => setOpenIndex(index)}
        >
          <img
            src={picture.extra?.thumbnailUrl ?? picture.url}
            alt=""
            loading="lazy"
            decoding="async"
            width={picture.extra?.width}
            height={picture.extra?.height}
            onError={() => setBroken((urls) => [...urls, picture.url])}
          />
        </button>
      ))}
      {/* A page that lets no pictures of ours in still gets to them. */}
      <FileLinks files={pictures.filter(({ url }) => broken.includes(url))} t={t} />
      {openIndex !== null && (
        <Lightbox
          pictures={shown}
          index={openIndex}
          t={t}
          onMove={setOpenIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
    </div>
  );
}
