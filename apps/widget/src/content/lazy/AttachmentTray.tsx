import type { UploadItem } from '@shopbell/client/uploads';
import { useEffect, useRef } from 'react';
import { useStyles } from '../../styles';
import type { Translate } from '../types';
import { CrossIcon, RetryIcon } from './icons';
import css from './tray.css?inline';

export type TrayTextKey =
  | 'composerRemoveAttachment'
  | 'retryTap'
  | 'uploadCancel'
  | 'uploadFailed'
  | 'uploadProgress'
  | 'uploadRetry';

export interface AttachmentTrayProps {
  readonly items: readonly UploadItem[];
  readonly isTouch: boolean;
  readonly t: Translate<TrayTextKey>;
  readonly onRetry: (id: number) => void;
  readonly onRemove: (id: number) => void;
}

/** The files beside the message that is being written. */
export function View({ items, isTouch, t, onRetry, onRemove }: AttachmentTrayProps) {
  useStyles(css);
  return (
    <ul className="tray">
      {items.map(({ id, file, state }) => (
        <li key={id} className={`tray-item ${state.kind}`}>
          <Likeness file={file} />
          {state.kind === 'uploading' && (
            <progress
              max={1}
              value={state.share}
              aria-label={t('uploadProgress', { percent: `${Math.round(state.share * 100)}%` })}
            />
          )}
          {state.kind === 'failed' && (
            <button
              type="button"
              className="tray-retry"
              aria-label={t(isTouch ? 'retryTap' : 'uploadRetry')}
              onClick={() => onRetry(id)}
            >
              <RetryIcon />
            </button>
          )}
          <span className="visually-hidden" role="status">
            {state.kind === 'failed' ? t('uploadFailed', { name: file.name }) : file.name}
          </span>
          <button
            type="button"
            className="tray-remove"
            aria-label={
              state.kind === 'uploading'
                ? t('uploadCancel')
                : t('composerRemoveAttachment', { name: file.name })
            }
            onClick={() => onRemove(id)}
          >
            <CrossIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

const side = 128;

/** Drawn, not linked: a `blob:` address would break the rules of a strict page. */
function Likeness({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    let isHere = true;
    const draw = async () => {
      const picture = await createImageBitmap(file);
      if (isHere) {
        const scale = side / Math.min(picture.width, picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        context?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
      }
      picture.close();
    };
    // What the browser cannot draw stays an empty tile; the server decides whether it is a picture.
    draw().catch(() => {});
    return () => {
      isHere = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={side} height={side} />;
}
