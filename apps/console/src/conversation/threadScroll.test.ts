import { expect, it } from 'vitest';
import { scrollAfter, type ThreadLayout } from './threadScroll';

const layout: ThreadLayout = { firstKey: 'm31', lastKey: 'm60', scrollHeight: 2000, clientHeight: 500 };
const grown: ThreadLayout = { ...layout, lastKey: 'm61', scrollHeight: 2040 };

it('opens at the newest message', () => {
  expect(scrollAfter({ before: null, after: layout, scrollTop: 0, isLastQueued: false })).toEqual({
    kind: 'to-bottom',
  });
});

it('follows while the reader is within 100 px of the end', () => {
  expect(scrollAfter({ before: layout, after: grown, scrollTop: 1400, isLastQueued: false })).toEqual({
    kind: 'to-bottom',
  });
});

it('leaves a reader further up alone and says that there is something new', () => {
  expect(scrollAfter({ before: layout, after: grown, scrollTop: 1399, isLastQueued: false })).toEqual({
    kind: 'stay',
    scrollTop: 1399,
    hasNewBelow: true,
  });
});

it('shows what we just sent, wherever we were reading', () => {
  expect(scrollAfter({ before: layout, after: grown, scrollTop: 300, isLastQueued: true })).toEqual({
    kind: 'to-bottom',
  });
});

it('keeps the place when older messages come in above', () => {
  const older: ThreadLayout = { ...layout, firstKey: 'm1', scrollHeight: 3500 };
  expect(scrollAfter({ before: layout, after: older, scrollTop: 120, isLastQueued: false })).toEqual({
    kind: 'stay',
    scrollTop: 1620,
    hasNewBelow: false,
  });
});

it('follows when the window or the composer takes room from a reader at the end', () => {
  const squeezed: ThreadLayout = { ...layout, clientHeight: 300 };
  expect(scrollAfter({ before: layout, after: squeezed, scrollTop: 1500, isLastQueued: false })).toEqual({
    kind: 'to-bottom',
  });
});
