import type { UploadItem, Uploads } from '@shopbell/client/uploads';
import { createStore, type WritableStore } from '@shopbell/client/visitor';
import type { FileAttachment } from '@shopbell/protocol';

/** The files beside the message that is being written. What does the work comes with the first of them. */
export interface AttachmentDraft {
  readonly items: WritableStore<readonly UploadItem[]>;
  add(files: readonly File[]): void;
  retry(id: number): void;
  remove(id: number): void;
  take(): readonly FileAttachment[];
  /** Whatever is under way ends. */
  clear(): void;
}

export function createAttachmentDraft(
  load: () => Promise<Uploads>,
  onFailure: (error: unknown) => void,
): AttachmentDraft {
  const items = createStore<readonly UploadItem[]>([]);
  let loading: Promise<Uploads> | null = null;
  let uploads: Uploads | null = null;
  /** How often it was cleared: what was chosen before the last time is not begun any more. */
  let rounds = 0;

  const begin = (): Promise<Uploads> => {
    loading ??= load().then((loaded) => {
      uploads = loaded;
      loaded.subscribe(() => items.update(() => loaded.get()));
      return loaded;
    });
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };

  return {
    items,
    add(files) {
      const before = rounds;
      begin().then((loaded) => before === rounds && loaded.add(files), onFailure);
    },
    retry: (id) => uploads?.retry(id),
    remove: (id) => uploads?.remove(id),
    take: () => uploads?.take() ?? [],
    clear() {
      rounds += 1;
      for (const { id } of items.get()) uploads?.remove(id);
    },
  };
}
