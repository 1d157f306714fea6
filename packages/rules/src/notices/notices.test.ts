import { expect, it } from 'vitest';
import { noticeKinds, noticeTypes } from '.';

it('[NOT-02] notices are of five types', () => {
  expect(noticeTypes).toEqual(['primary', 'secondary', 'danger', 'warning', 'info']);
});

it('[NOT-03] [NOT-04] notices are about two kinds of things, together with the ids by which they are dismissed', () => {
  expect(noticeKinds).toEqual(['attachment-upload', 'general']);
});

it('[LIM-39] there are 5 types and 2 kinds', () => {
  expect([noticeTypes.length, noticeKinds.length]).toEqual([5, 2]);
});
