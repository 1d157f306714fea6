import type { UploadItem } from '@shopbell/client/uploads';
import { useStore } from '@shopbell/looks';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useWidget } from '../../app/WidgetContext';
import { createFiles } from '../../attachments';
import { lazyView } from '../../chunks';
import type { AttachmentTrayProps } from '../../content/lazy/AttachmentTray';
import { acceptedFiles } from '../../content/uploads';
import { useTexts } from '../../i18n';
import { AttachIcon } from '../../icons';

const Tray = lazyView<AttachmentTrayProps>(
  'attachments',
  () => import('../../content/lazy/AttachmentTray'),
  null,
);

export interface PictureFieldProps {
  readonly onItems: (items: readonly UploadItem[]) => void;
}

/** Pictures of what is wrong; apart from the files of the message that is being written in the chat. */
export function PictureField({ onItems }: PictureFieldProps) {
  const widget = useWidget();
  const { t } = useTexts();
  const { areAttachmentsDisabled } = useStore(widget.overrides);
  const isTouch = useStore(widget.page).size === 'small';
  const [files] = useState(() => createFiles(widget));
  const items = useStore(files.items);
  const picker = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are others
  useEffect(() => onItems(items), [items]);
  useEffect(() => () => files.clear(), [files]);
  if (areAttachmentsDisabled) return null;
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    files.add([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <div>
      {items.length > 0 && (
        <Tray items={items} isTouch={isTouch} t={t} onRetry={files.retry} onRemove={files.remove} />
      )}
      <input ref={picker} type="file" hidden multiple accept={acceptedFiles} onChange={onPick} />
      <button type="button" className="link attach-link" onClick={() => picker.current?.click()}>
        <AttachIcon />
        {t('composerAttach')}
      </button>
    </div>
  );
}
