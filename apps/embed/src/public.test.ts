import type { WidgetHandle } from '@shopbell/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type GorgiasChat, publish } from './public';

/** The little of a browser that the page's global needs. */
let page: { GorgiasChat?: GorgiasChat; gorgiasChatQueue?: { push(call: (chat: GorgiasChat) => void): void } };
const dispatchEvent = vi.fn<(event: Event) => boolean>();
beforeEach(() => {
  page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('dispatchEvent', dispatchEvent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dispatchEvent.mockReset();
});

function fakeWidget(): WidgetHandle {
  let isOpen = false;
  return {
    open: () => {
      isOpen = true;
    },
    close: () => {
      isOpen = false;
    },
    isOpen: () => isOpen,
  };
}

describe("the page's global", () => {
  it('opens and closes the chat, loading it when first asked', async () => {
    const load = vi.fn(async () => widget);
    const widget = fakeWidget();
    publish(load);
    expect(load).not.toHaveBeenCalled();
    expect(page.GorgiasChat?.isOpen()).toBe(false);
    await page.GorgiasChat?.open();
    expect(page.GorgiasChat?.isOpen()).toBe(true);
    await page.GorgiasChat?.close();
    expect(page.GorgiasChat?.isOpen()).toBe(false);
  });

  it('tells whoever asked when the chat cannot be loaded', async () => {
    publish(() => Promise.reject(new Error('404')));
    await expect(page.GorgiasChat?.open()).rejects.toThrow('404');
    expect(page.GorgiasChat?.isOpen()).toBe(false);
  });

  it('is there before the page is told', () => {
    dispatchEvent.mockImplementation(() => page.GorgiasChat !== undefined);
    publish(async () => fakeWidget());
    expect(dispatchEvent.mock.calls.map(([event]) => event.type)).toEqual(['gorgias-widget-loaded']);
    expect(dispatchEvent.mock.results[0]?.value).toBe(true);
  });
});

describe('calls made before the script came', () => {
  it('run in order, and later ones at once', () => {
    const ran: string[] = [];
    page.gorgiasChatQueue = [() => ran.push('first'), () => ran.push('second')];
    publish(async () => fakeWidget());
    page.gorgiasChatQueue.push((chat) => ran.push(chat === page.GorgiasChat ? 'third' : 'no chat'));
    expect(ran).toEqual(['first', 'second', 'third']);
  });

  it('do not stop each other, nor the page', () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const ran: string[] = [];
    const fail = () => {
      throw new Error('of the shop');
    };
    page.gorgiasChatQueue = [fail, () => ran.push('second')];
    publish(async () => fakeWidget());
    expect(ran).toEqual(['second']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null, 'text', {}])('may be anything: %j is ignored', (queue) => {
    Object.assign(page, { gorgiasChatQueue: queue });
    publish(async () => fakeWidget());
    expect(page.GorgiasChat).toBeDefined();
  });
});
