import type { FileAttachment } from '@shopbell/protocol';
import { judgeUploads, type UploadVerdict, uploadExtensions } from '@shopbell/rules/content';
import type { Uploader } from './createUploader';
import { UploadError } from './UploadError';

export type UploadState =
  | { readonly kind: 'uploading'; readonly share: number }
  | { readonly kind: 'done'; readonly attachment: FileAttachment }
  | { readonly kind: 'failed'; readonly because: UploadError['code'] };

export interface UploadItem {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
}

export interface Uploads {
  get(): readonly UploadItem[];
  subscribe(listener: () => void): () => void;
  /** Begins all of them, or none and says why. */
  add(files: readonly File[]): UploadVerdict;
  retry(id: number): void;
  /** Also cancels. */
  remove(id: number): void;
  /** What is ready to be sent, and with it forgotten here. */
  take(): FileAttachment[];
}

/** The files beside the message that is being written. */
export function createUploads(
  uploader: Uploader,
  onFailure: (item: UploadItem) => void = () => {},
  extensions: readonly string[] = uploadExtensions,
): Uploads {
  let items: readonly UploadItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const cancels = new Map<number, AbortController>();

  function update(next: readonly UploadItem[]): void {
    items = next;
    for (const listener of listeners) listener();
  }
  function setState(id: number, state: UploadState): void {
    update(items.map((item) => (item.id === id ? { ...item, state } : item)));
  }

  function begin({ id, file }: UploadItem): void {
    const cancel = new AbortController();
    cancels.set(id, cancel);
    setState(id, { kind: 'uploading', share: 0 });
    const onProgress = (share: number) => setState(id, { kind: 'uploading', share });
    uploader.upload(file, { onProgress, signal: cancel.signal }).then(
      (attachment) => setState(id, { kind: 'done', attachment }),
      (error: unknown) => {
        const because = error instanceof UploadError ? error.code : 'internal';
        if (because === 'cancelled') return;
        setState(id, { kind: 'failed', because });
        const failed = items.find((item) => item.id === id);
        if (failed) onFailure(failed);
      },
    );
  }

  return {
    get: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      // Together with those that wait already: the limit is for one message.
      const verdict = judgeUploads([...items.map(({ file }) => file), ...files], extensions);
      if (files.length === 0) return judgeUploads([]);
      if (!verdict.isAccepted) return verdict;
      const added = files.map((file): UploadItem => {
        lastId += 1;
        return { id: lastId, file, state: { kind: 'uploading', share: 0 } };
      });
      update([...items, ...added]);
      for (const item of added) begin(item);
      return verdict;
    },
    retry(id) {
      const item = items.find((one) => one.id === id);
      if (item?.state.kind === 'failed') begin(item);
    },
    remove(id) {
      cancels.get(id)?.abort();
      update(items.filter((item) => item.id !== id));
    },
    take() {
      const ready = items.flatMap(({ state }) => (state.kind === 'done' ? [state.attachment] : []));
      update(items.filter(({ state }) => state.kind !== 'done'));
      return ready;
    },
  };
}
