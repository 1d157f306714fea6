import { expect, it } from 'vitest';
import { createNotices } from './createNotices';

const upload = { kind: 'attachment-upload', type: 'danger', text: 'Too large' } as const;
const general = { kind: 'general', type: 'info', text: 'News' } as const;

it('[NOT-01] dismisses one kind and leaves the other', () => {
  const notices = createNotices();
  notices.show(upload);
  notices.show(general);
  notices.dismiss('attachment-upload');
  expect(notices.store.get()).toEqual([general]);
});

it('shows the newest of a kind in place of the one before', () => {
  const notices = createNotices();
  notices.show(upload);
  notices.show({ ...upload, text: 'Too many' });
  expect(notices.store.get()).toEqual([{ ...upload, text: 'Too many' }]);
});
