import { expect, it, vi } from 'vitest';
import type { Screen } from '../app/Feature';
import type { Widget } from '../app/Widget';
import { createFrameTable } from './createFrameTable';

const screen: Screen = { title: 'conversationLabel', focus: 'input' };

it('gives a frame to the feature that owns it, and goes to the screen that it leads to', () => {
  const push = vi.fn();
  const widget = { router: { push } } as unknown as Widget;
  const onOrder = vi.fn();
  const table = createFrameTable([
    { name: 'orders', frames: { 'order-changed': onOrder } },
    { name: 'flows', screens: { '/flow': { ...screen, frames: ['flow-init', 'flow-step'] } } },
  ]);
  const known = ['order-changed', 'flow-step', 'nonsense'].map((type) =>
    table.handle(widget, type, { id: 7 }),
  );
  expect(known).toEqual([true, true, false]);
  expect(onOrder.mock.calls).toEqual([[widget, { id: 7 }]]);
  expect(push.mock.calls).toEqual([['/flow']]);
});

it('has no room for two owners of one frame', () => {
  const feature = { name: 'orders', frames: { 'order-changed': () => {} } };
  expect(() => createFrameTable([feature, { ...feature, name: 'flows' }])).toThrow('order-changed');
});
