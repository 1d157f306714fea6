import { UploadError } from '@shopbell/client/testing';
import { createUploads } from '@shopbell/client/uploads';
import type { FileAttachment } from '@shopbell/protocol';
import { expect, it } from 'vitest';
import { isSendingFile } from './isSendingFile';

const attachment: FileAttachment = { contentType: 'image/png', name: 'a.png', url: '/a.png', size: 1 };
const file = () => new File(['x'], 'a.png');

it('[FIL-05] a file is being sent while an upload runs, and not after success or failure', async () => {
  const ends: { done(): void; fail(): void }[] = [];
  const uploads = createUploads({
    upload: () =>
      new Promise((done, fail) => {
        ends.push({ done: () => done(attachment), fail: () => fail(new UploadError('network')) });
      }),
  });
  const settled = () => new Promise((done) => setTimeout(done));
  expect(isSendingFile(uploads.get())).toBe(false);
  uploads.add([file(), file()]);
  expect(isSendingFile(uploads.get())).toBe(true);
  ends[0]?.done();
  await settled();
  expect(isSendingFile(uploads.get())).toBe(true);
  ends[1]?.fail();
  await settled();
  expect(isSendingFile(uploads.get())).toBe(false);
});
