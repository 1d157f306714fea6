import { perWidget } from '../app/perWidget';
import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks/loadChunk';
import { sayLost } from '../notices/sayLost';
import { type AttachmentDraft, createAttachmentDraft } from './createAttachmentDraft';

/** Files of one message. */
export const createFiles = (widget: Widget): AttachmentDraft =>
  createAttachmentDraft(
    async () => {
      const { startUploads } = await loadChunk('uploads', () => import('./lazy/startUploads'));
      return startUploads(widget);
    },
    (error) => sayLost(widget, error),
  );

/** The files beside the message that is being written. */
export const attachmentsOf = perWidget(createFiles);
