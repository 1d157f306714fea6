import type { FileAttachment } from '@shopbell/protocol';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Translate } from '../types';
import { CrossIcon, DownloadIcon, NextIcon, PreviousIcon } from './icons';

export interface LightboxProps {
  readonly pictures: readonly FileAttachment[];
  readonly index: number;
  readonly t: Translate;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture over everything. The platform's own dialog keeps the focus, closes by Escape and gives the focus back. */
export function View({ pictures, index, t, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const picture = pictures[index];
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  if (!picture) return null;
  const canMove = (step: number) => pictures[index + step] !== undefined;
  const move = (step: number) => canMove(step) && onMove(index + step);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') move(forward);
    if (event.key === 'ArrowLeft') move(-forward);
    // The window below listens for Escape too.
    event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={picture.name}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <img src={picture.url} alt={picture.name} width={picture.extra?.width} height={picture.extra?.height} />
      <div className="lightbox-bar">
        <span>{picture.name}</span>
        {pictures.length > 1 && (
          <>
            <button
              type="button"
              aria-label={t('imagePrevious')}
              disabled={!canMove(-1)}
              onClick={() => move(-1)}
            >
              <PreviousIcon />
            </button>
            <button type="button" aria-label={t('imageNext')} disabled={!canMove(1)} onClick={() => move(1)}>
              <NextIcon />
            </button>
          </>
        )}
        <a
          href={picture.url}
          download={picture.name}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('fileDownload', { name: picture.name })}
        >
          <DownloadIcon />
        </a>
        <button type="button" aria-label={t('imageClose')} onClick={() => dialog.current?.close()}>
          <CrossIcon />
        </button>
      </div>
    </dialog>
  );
}
