import { createUploader, createUploads, type Uploads } from '@shopbell/client/uploads';
import type { VisitorClient } from '@shopbell/client/visitor';
import type { NoticeType } from '@shopbell/rules/notices';
import type { Translator } from '../../i18n';

export interface UploadSurroundings {
  readonly baseUrl: string;
  readonly appId: number;
  readonly run: <Result>(action: (client: VisitorClient) => Result | Promise<Result>) => Promise<Result>;
  readonly texts: () => Translator;
  readonly say: (text: string, type: NoticeType) => void;
}

/** Uploads that say beside the conversation what went wrong with them (FIL-07). */
export function startUploads({ baseUrl, appId, run, texts, say }: UploadSurroundings): Uploads {
  const uploader = createUploader({
    baseUrl,
    query: `appId=${appId}`,
    getToken: (isRenewal) => run((client) => client.token(isRenewal)),
  });
  const tracked: typeof uploader = {
    upload: (file, callbacks) => run((client) => client.trackFile(uploader.upload(file, callbacks))),
  };
  const uploads = createUploads(tracked, ({ file }) =>
    say(texts().t('uploadFailed', { name: file.name }), 'danger'),
  );
  return {
    ...uploads,
    add(files) {
      const verdict = uploads.add(files);
      if (!verdict.isAccepted) say(texts().t(verdict.textKey, verdict.values), 'warning');
      return verdict;
    },
  };
}
