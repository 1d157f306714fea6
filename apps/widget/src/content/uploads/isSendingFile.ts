import type { UploadItem } from '@shopbell/client/uploads';

/** True while an upload runs (FIL-05). */
export const isSendingFile = (items: readonly UploadItem[]): boolean =>
  items.some(({ state }) => state.kind === 'uploading');
