import { perWidget } from '../app/perWidget';
import { loadChunk } from '../chunks/loadChunk';
import { sayLost } from '../notices/sayLost';
import { createAttachmentDraft } from './createAttachmentDraft';

/** The files beside the message that is being written. */
export const attachmentsOf = perWidget((widget) =>
  createAttachmentDraft(
    async () => {
      const { startUploads } = await loadChunk('uploads', () => import('./lazy/startUploads'));
      return startUploads(widget);
    },
    (error) => sayLost(widget, error),
  ),
);
