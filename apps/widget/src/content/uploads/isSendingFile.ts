import type { UploadItem } from './createUploads';

/** True while an upload runs (FIL-05). */
export const isSendingFile = (items: readonly UploadItem[]): boolean =>
  items.some(({ state }) => state.kind === 'uploading');
