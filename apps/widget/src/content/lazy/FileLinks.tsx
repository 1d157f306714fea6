import type { FileAttachment } from '@shopbell/protocol';
import type { Translate } from '../types';
import { DownloadIcon } from './icons';

/** What is not drawn is offered for download (ATT-11). */
export const FileLinks = ({ files, t }: { files: readonly FileAttachment[]; t: Translate }) => (
  <>
    {files.map(({ url, name, size }) => (
      <a
        key={url}
        className="file-link"
        href={url}
        download={name}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('fileDownload', { name })}
      >
        <DownloadIcon />
        <span>{name}</span>
        {size > 0 && <small>{sizeOf(size)}</small>}
      </a>
    ))}
  </>
);

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
