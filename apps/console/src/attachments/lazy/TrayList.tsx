import type { UploadItem } from '@shopbell/client/uploads';
import type { Attachment } from '@shopbell/protocol';
import { isCard, isFile, isProductCard } from '@shopbell/rules/content';
import { type ReactNode, useEffect, useState } from 'react';
import { offerWorth } from '../../content/offerWorth';
import { ActionButton } from '../../conversation/ActionButton';
import { CloseIcon } from '../../icons/CloseIcon';
import { DiscountIcon } from '../../icons/DiscountIcon';
import { FileIcon } from '../../icons/FileIcon';
import { ProductIcon } from '../../icons/ProductIcon';
import { RetryIcon } from '../../icons/RetryIcon';
import type { TrayItem } from '../createTray';
import { fileProblem } from '../fileProblem';
import styles from './TrayList.module.css';

export interface TrayListProps {
  readonly items: readonly TrayItem[];
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

export const TrayList = ({ items, onRetry, onRemove }: TrayListProps) => (
  <ul className={styles.tray} aria-label="Goes with the reply">
    {items.map((item) => {
      const name = item.kind === 'kept' ? nameOf(item.attachment) : item.upload.file.name;
      const hasFailed = item.kind === 'upload' && item.upload.state.kind === 'failed';
      return (
        <li key={item.id} className={styles.item}>
          {item.kind === 'kept' ? (
            <Picture source={pictureOf(item.attachment)} instead={iconOf(item.attachment)} />
          ) : (
            <Preview file={item.upload.file} />
          )}
          <span className={styles.words}>
            <span className={styles.name} data-tip={name}>
              {name}
            </span>
            {item.kind === 'upload' && <Progress upload={item.upload} />}
          </span>
          {hasFailed && (
            <ActionButton label={`Try ${name} again`} onClick={() => onRetry(item.id)}>
              <RetryIcon />
            </ActionButton>
          )}
          <ActionButton label={`Remove ${name}`} onClick={() => onRemove(item.id)}>
            <CloseIcon />
          </ActionButton>
        </li>
      );
    })}
  </ul>
);

function Progress({ upload: { state, file } }: { readonly upload: UploadItem }) {
  if (state.kind === 'failed') {
    return (
      <span role="alert" className={styles.failed}>
        {fileProblem(state.because)}
      </span>
    );
  }
  return (
    <progress
      className={styles.progress}
      aria-label={`Sending ${file.name}`}
      max={1}
      value={state.kind === 'uploading' ? state.share : 1}
    />
  );
}

function Preview({ file }: { readonly file: File }) {
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <Picture source={source} instead={<FileIcon />} />;
}

const Picture = ({ source, instead }: { readonly source: string | null; readonly instead: ReactNode }) =>
  source === null ? (
    <span className={styles.picture}>{instead}</span>
  ) : (
    <img className={styles.picture} src={source} alt="" />
  );

/** Offers all bear the shop's name. */
const nameOf = (attachment: Attachment): string =>
  isCard(attachment) && attachment.contentType === 'application/discountOffer'
    ? `${attachment.extra.code}, ${offerWorth(attachment.extra)}`
    : attachment.name;

function pictureOf(attachment: Attachment): string | null {
  if (isFile(attachment)) return attachment.extra?.thumbnailUrl ?? null;
  return isProductCard(attachment) && attachment.url !== '' ? attachment.url : null;
}

function iconOf(attachment: Attachment): ReactNode {
  if (isFile(attachment)) return <FileIcon />;
  return isProductCard(attachment) ? <ProductIcon /> : <DiscountIcon />;
}
