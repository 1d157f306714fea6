import type { WidgetHandle } from '@shopbell/protocol';
import type { Loader } from './createLoader';
import { reportError } from './log';

/** The page's one global. Calls made before the app is there load it and wait for it, in order. */
export interface GorgiasChat {
  open(): Promise<void>;
  close(): Promise<void>;
  isOpen(): boolean;
}

type QueuedCall = (chat: GorgiasChat) => void;

declare global {
  interface Window {
    GorgiasChat?: GorgiasChat;
    gorgiasChatQueue?: { push(call: QueuedCall): void };
  }
}

export function publish(load: Loader): void {
  let widget: WidgetHandle | null = null;
  const withWidget = async (action: (widget: WidgetHandle) => void) => {
    widget = await load();
    action(widget);
  };
  const chat: GorgiasChat = {
    open: () => withWidget((loaded) => loaded.open()),
    close: () => withWidget((loaded) => loaded.close()),
    isOpen: () => widget?.isOpen() ?? false,
  };
  window.GorgiasChat = chat;
  const run = (call: QueuedCall) => {
    try {
      call(chat);
    } catch (error) {
      reportError('A queued call failed.', error);
    }
  };
  const queued = window.gorgiasChatQueue;
  window.gorgiasChatQueue = { push: run };
  if (Array.isArray(queued)) queued.forEach(run);
  dispatchEvent(new Event('gorgias-widget-loaded'));
}
