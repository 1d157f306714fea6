import { afterEach, describe, expect, it, vi } from 'vitest';
import { createListeners } from './createListeners';

afterEach(() => void vi.restoreAllMocks());

describe('listeners of the page', () => {
  it('are given what happened, each once however often it was added', () => {
    const { on, emit } = createListeners();
    const listener = vi.fn();
    on('unreadCount', listener);
    on('unreadCount', listener);
    emit('unreadCount', 3);
    emit('widget:closed', undefined);
    expect(listener.mock.calls).toEqual([[3]]);
  });

  it('[API-45] do not stop each other: what one throws is logged', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const { on, emit } = createListeners();
    const broken = new Error('of the shop');
    const second = vi.fn();
    on('connected', () => {
      throw broken;
    });
    on('connected', second);
    emit('connected', undefined);
    expect(second).toHaveBeenCalledTimes(1);
    expect(report.mock.calls).toEqual([['[shopbell] A listener of "connected" failed.', broken]]);
  });

  it('may leave while they are called', () => {
    const { on, off, emit } = createListeners();
    const second = vi.fn();
    const first = vi.fn(() => off('connected', second));
    on('connected', first);
    on('connected', second);
    emit('connected', undefined);
    emit('connected', undefined);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1]);
  });

  it('of ready are called at once when it was, and wait again after the end', () => {
    const { on, emit, clear } = createListeners();
    emit('ready', undefined);
    const late = vi.fn();
    on('ready', late);
    expect(late).toHaveBeenCalledTimes(1);
    clear();
    const next = vi.fn();
    on('ready', next);
    expect(next).not.toHaveBeenCalled();
  });
});
