import { expect, it, vi } from 'vitest';
import type { Screen } from '../app/Feature';
import type { Widget } from '../app/Widget';
import { frameOwner } from './frameOwner';

const screen: Screen = { title: 'conversationLabel', focus: 'input' };

it('gives a frame to the feature that owns it, and goes to the screen that it leads to', () => {
  const push = vi.fn();
  const widget = { router: { push } } as unknown as Widget;
  const onOrder = vi.fn();
  const features = [
    { name: 'orders', frames: { 'order-changed': onOrder } },
    { name: 'flows', screens: { '/flow': { ...screen, frames: ['flow-init', 'flow-step'] } } },
  ];
  const known = ['order-changed', 'flow-step', 'nonsense', 'toString'].map((type) => {
    const handle = frameOwner(features, type);
    handle?.(widget, { id: 7 });
    return handle !== undefined;
  });
  expect(known).toEqual([true, true, false, false]);
  expect(onOrder.mock.calls).toEqual([[widget, { id: 7 }]]);
  expect(push.mock.calls).toEqual([['/flow']]);
});
