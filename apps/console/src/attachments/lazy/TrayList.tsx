import type { UploadItem } from '@shopbell/client/uploads';
import { isCard, isFile, isProductCard } from '@shopbell/rules/content';
import { type ReactNode, useEffect, useState } from 'react';
import { offerWorth } from '../../content/offerWorth';
import { ActionButton } from '../../conversation/ActionButton';
import { BookIcon } from '../../icons/BookIcon';
import { CloseIcon } from '../../icons/CloseIcon';
import { DiscountIcon } from '../../icons/DiscountIcon';
import { FileIcon } from '../../icons/FileIcon';
import { ProductIcon } from '../../icons/ProductIcon';
import { RetryIcon } from '../../icons/RetryIcon';
import type { Ready, TrayItem } from '../createTray';
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
      const name = item.kind === 'kept' ? nameOf(item.ready) : item.upload.file.name;
      const hasFailed = item.kind === 'upload' && item.upload.state.kind === 'failed';
      return (
        <li key={item.id} className={styles.item}>
          {item.kind === 'kept' ? (
            <Picture source={pictureOf(item.ready)} instead={iconOf(item.ready)} />
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
function nameOf(ready: Ready): string {
  if ('article' in ready) return ready.article.title;
  return isCard(ready) && ready.contentType === 'application/discountOffer'
    ? `${ready.extra.code}, ${offerWorth(ready.extra)}`
    : ready.name;
}

function pictureOf(ready: Ready): string | null {
  if ('article' in ready) return null;
  if (isFile(ready)) return ready.extra?.thumbnailUrl ?? null;
  return isProductCard(ready) && ready.url !== '' ? ready.url : null;
}

function iconOf(ready: Ready): ReactNode {
  if ('article' in ready) return <BookIcon />;
  if (isFile(ready)) return <FileIcon />;
  return isProductCard(ready) ? <ProductIcon /> : <DiscountIcon />;
}
