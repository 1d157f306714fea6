import { createUploader, createUploads, type Uploads } from '@shopbell/client/uploads';
import type { NoticeType } from '@shopbell/rules/notices';
import type { Widget } from '../../app/Widget';

/** Uploads that say beside the conversation what went wrong with them (FIL-07). */
export function startUploads({ baseUrl, launcher, client: { run }, translator, notices }: Widget): Uploads {
  const say = (text: string, type: NoticeType) => notices.show({ kind: 'attachment-upload', type, text });
  const uploader = createUploader({
    baseUrl,
    query: `appId=${launcher.appId}`,
    getToken: (isRenewal) => run((client) => client.token(isRenewal)),
  });
  const tracked: typeof uploader = {
    upload: (file, callbacks) => run((client) => client.trackFile(uploader.upload(file, callbacks))),
  };
  const uploads = createUploads(tracked, ({ file }) =>
    say(translator.get().t('uploadFailed', { name: file.name }), 'danger'),
  );
  return {
    ...uploads,
    add(files) {
      const verdict = uploads.add(files.map(named));
      if (!verdict.isAccepted) say(translator.get().t(verdict.textKey, verdict.values), 'warning');
      return verdict;
    },
  };
}

/** A picture from the clipboard may come without a name that says what it is. */
function named(file: File): File {
  if (/\.\w+$/.test(file.name)) return file;
  const extension = file.type.split('/')[1] ?? '';
  return new File([file], `image.${extension}`, { type: file.type });
}
