import { expect, it } from 'vitest';
import { guidanceChanges } from './index';

const before = {
  tone: 'Warm',
  texts: [
    { title: 'Returns', text: '30 days' },
    { title: 'Sizes', text: 'They run small' },
    { title: 'Sizes', text: 'Shoes run large' },
  ],
  handOverTopics: ['Complaints', 'Lawyers'],
};

it('says what came, went and changed; order is no change', () => {
  const after = {
    tone: '',
    texts: [
      { title: 'Sizes', text: 'They run small' },
      { title: 'Returns', text: '14 days' },
      { title: 'Gifts', text: 'We wrap them' },
    ],
    handOverTopics: ['Lawyers', 'Complaints', 'Press'],
  };
  expect(guidanceChanges(before, after)).toEqual([
    { part: 'tone', title: '', before: 'Warm', after: null },
    { part: 'text', title: 'Returns', before: '30 days', after: '14 days' },
    { part: 'text', title: 'Sizes', before: 'Shoes run large', after: null },
    { part: 'text', title: 'Gifts', before: null, after: 'We wrap them' },
    { part: 'topic', title: '', before: null, after: 'Press' },
  ]);
  expect(guidanceChanges(before, { ...before, handOverTopics: before.handOverTopics.toReversed() })).toEqual(
    [],
  );
  expect(guidanceChanges(before, { ...before, handOverTopics: ['Lawyers'] })).toEqual([
    { part: 'topic', title: '', before: 'Complaints', after: null },
  ]);
});
