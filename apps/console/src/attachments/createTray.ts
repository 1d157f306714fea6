import { createStore, type Store } from '@shopbell/client/agent';
import type { UploadItem, Uploads } from '@shopbell/client/uploads';
import type { ArticleFacts, Attachment, CardAttachment, ProblemCode } from '@shopbell/protocol';

/** What is ready: an attachment, or an article, which becomes a message of its own. */
export type Ready = Attachment | { readonly article: ArticleFacts };

export type TrayItem =
  | { readonly kind: 'kept'; readonly id: string; readonly ready: Ready }
  | { readonly kind: 'upload'; readonly id: string; readonly upload: UploadItem };

/** What goes with the reply that is being written: cards, and files on their way to the server. */
export interface Tray {
  readonly store: Store<readonly TrayItem[]>;
  addFiles(files: readonly File[]): void;
  addCard(card: CardAttachment): void;
  addArticle(article: ArticleFacts): void;
  retry(id: string): void;
  /** Also cancels. */
  remove(id: string): void;
  /** All that is ready, and with it forgotten here. */
  take(): { readonly attachments: Attachment[]; readonly articles: ArticleFacts[] };
}

export interface TrayOptions {
  /** What was ready when the page before this one ended. */
  readonly restore: () => Promise<readonly Ready[]>;
  readonly write: (text: string) => void;
  readonly loadUploads: () => Promise<Uploads>;
  readonly onRefused: (because: ProblemCode | 'unreachable') => void;
}

/** What one message of an agent may hold. */
const attachmentsMax = 20;

/** What is ready is a draft like the words beside it: it is there again after a reload. */
export function createTray({ restore, write, loadUploads, onRefused }: TrayOptions): Tray {
  let kept: readonly Extract<TrayItem, { kind: 'kept' }>[] = [];
  let uploads: Uploads | null = null;
  let loading: Promise<Uploads> | null = null;
  let lastId = 0;
  const store = createStore<readonly TrayItem[]>([]);

  function show(): void {
    const running = uploads?.get() ?? [];
    store.update(() => [
      ...kept,
      ...running.map((upload): TrayItem => ({ kind: 'upload', id: `upload-${upload.id}`, upload })),
    ]);
  }

  function keep(all: readonly Ready[]): void {
    const added = all.map((ready) => {
      lastId += 1;
      return { kind: 'kept', id: `kept-${lastId}`, ready } as const;
    });
    set([...kept, ...added]);
  }

  function set(next: typeof kept): void {
    kept = next;
    write(kept.length === 0 ? '' : JSON.stringify(kept.map(({ ready }) => ready)));
    show();
  }

  function keepOne(ready: Ready): void {
    if (store.get().length >= attachmentsMax) return onRefused('too-many-files');
    keep([ready]);
  }

  function begin(): Promise<Uploads> {
    loading ??= loadUploads().then((loaded) => {
      uploads = loaded;
      loaded.subscribe(() => {
        const isReady = loaded.get().some(({ state }) => state.kind === 'done');
        if (isReady) keep(loaded.take());
        else show();
      });
      return loaded;
    });
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  // Without an answer nothing is overwritten: the next page asks again.
  restore().then(
    (all) => all.length > 0 && keep(all),
    () => {},
  );

  return {
    store,
    addFiles(files) {
      if (store.get().length + files.length > attachmentsMax) return onRefused('too-many-files');
      begin().then(
        (loaded) => {
          const verdict = loaded.add(files);
          if (!verdict.isAccepted) onRefused(verdict.because);
        },
        () => onRefused('unreachable'),
      );
    },
    addCard: keepOne,
    addArticle: (article) => keepOne({ article }),
    retry: (id) => uploads?.retry(Number(id.slice('upload-'.length))),
    remove(id) {
      if (id.startsWith('upload-')) uploads?.remove(Number(id.slice('upload-'.length)));
      else set(kept.filter((item) => item.id !== id));
    },
    take() {
      const all = kept.map(({ ready }) => ready);
      set([]);
      return {
        attachments: all.flatMap((ready) => ('article' in ready ? [] : [ready])),
        articles: all.flatMap((ready) => ('article' in ready ? [ready.article] : [])),
      };
    },
  };
}
