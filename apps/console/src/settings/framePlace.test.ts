import { expect, it } from 'vitest';
import { framePlace } from './framePlace';

it('a phone stands whole in the middle', () => {
  expect(framePlace('phone', { width: 375, height: 350 }, 'bottom-right')).toEqual({
    width: 375,
    height: 700,
    left: 93.75,
    top: 0,
    transform: 'scale(0.5)',
    transformOrigin: 'top left',
  });
});

it.each([
  ['bottom-right', { bottom: 0, right: 0, transformOrigin: 'bottom right' }],
  ['top-left', { top: 0, left: 0, transformOrigin: 'top left' }],
])('of a desktop the corner of the chat is seen: %s', (alignment, place) => {
  expect(framePlace('desktop', { width: 235, height: 300 }, alignment)).toEqual({
    width: 1024,
    height: 600,
    transform: 'scale(0.5)',
    ...place,
  });
});

it('nothing is drawn larger than it is, nor divided by nothing', () => {
  expect(framePlace('desktop', { width: 2000, height: 800 }, 'bottom-right')).toMatchObject({
    height: 800,
    transform: 'scale(1)',
  });
  expect(framePlace('desktop', { width: 0, height: 0 }, 'bottom-right').height).toBe(0);
});
