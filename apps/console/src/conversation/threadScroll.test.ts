import { expect, it } from 'vitest';
import { isAtEnd, scrollAfter, type ThreadLayout } from './threadScroll';

const layout: ThreadLayout = { lastKey: 'm60', scrollHeight: 2000, clientHeight: 500 };
const grown: ThreadLayout = { ...layout, lastKey: 'm61', scrollHeight: 2040 };
const atEnd = { before: layout, after: grown, scrollTop: 1500, wasAtEnd: true, isLastQueued: false };
const stay = { kind: 'stay', hasNewBelow: true };

it('opens at the newest message', () => {
  expect(scrollAfter({ ...atEnd, before: null, scrollTop: 0 })).toEqual({ kind: 'to-bottom' });
});

it('follows while the reader is within 100 px of the end', () => {
  expect(scrollAfter({ ...atEnd, scrollTop: 1400 })).toEqual({ kind: 'to-bottom' });
});

it('leaves a reader further up alone and says that there is something new', () => {
  expect(scrollAfter({ ...atEnd, scrollTop: 1399 })).toEqual(stay);
});

it('leaves them alone too where heights that became known have moved the place', () => {
  expect(scrollAfter({ ...atEnd, wasAtEnd: false })).toEqual(stay);
});

it('shows what we just sent, wherever we were reading', () => {
  const reading = { ...atEnd, scrollTop: 300, wasAtEnd: false };
  expect(scrollAfter({ ...reading, isLastQueued: true })).toEqual({ kind: 'to-bottom' });
});

it('older messages that come in above are nothing new', () => {
  const older: ThreadLayout = { ...layout, scrollHeight: 3500 };
  expect(scrollAfter({ ...atEnd, after: older, scrollTop: 120, wasAtEnd: false })).toEqual({
    kind: 'stay',
    hasNewBelow: false,
  });
});

it('follows when the window or the composer takes room from a reader at the end', () => {
  expect(scrollAfter({ ...atEnd, after: { ...layout, clientHeight: 300 } })).toEqual({ kind: 'to-bottom' });
});

it('a reader whom the list has just brought to its end is there, though a card below became taller before that was heard', () => {
  const taller = { ...layout, scrollHeight: 2300 };
  expect(isAtEnd(1500, taller, layout)).toBe(true);
  expect(isAtEnd(1390, taller, layout)).toBe(false);
  expect(isAtEnd(1500, taller, taller)).toBe(false);
});
