import type { GorgiasChat } from '@shopbell/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drainQueue } from './drainQueue';

const chat = {} as GorgiasChat;
let page: Pick<Window, 'gorgiasChatQueue'>;
beforeEach(() => {
  page = {};
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('calls made before the script came', () => {
  it('[API-44] run in order, and later ones at once', () => {
    const ran: string[] = [];
    page.gorgiasChatQueue = [() => ran.push('first'), () => ran.push('second')];
    drainQueue(chat);
    page.gorgiasChatQueue.push((given) => ran.push(given === chat ? 'third' : 'no chat'));
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  it('do not stop each other, nor the page', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const broken = new Error('of the shop');
    const ran: string[] = [];
    const fail = () => {
      throw broken;
    };
    page.gorgiasChatQueue = [fail, () => ran.push('second')];
    drainQueue(chat);
    expect(ran).toEqual(['second']);
    expect(report.mock.calls).toEqual([['[shopbell] A queued call failed.', broken]]);
  });

  it.each([undefined, null, 'text', {}])('may be anything: %j is ignored', (queue) => {
    Object.assign(page, { gorgiasChatQueue: queue });
    drainQueue(chat);
    expect(page.gorgiasChatQueue?.push).toBeTypeOf('function');
  });
});
