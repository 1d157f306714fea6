import type { Store } from '@shopbell/client/visitor';
import { checkoutFrame, checkoutShrinkMs } from '@shopbell/protocol';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In the checkout the whole chat lies in a frame, which only the page around it can make larger (WIN-15, WIN-16). */
export function askForFrameSize(
  window: Store<{ readonly isOpen: boolean }>,
  parentOrigin: string,
): () => void {
  const ask = ({ width, height }: Size) =>
    parent.postMessage({ type: 'gorgiasCheckoutFrameSize', width, height }, parentOrigin);
  let wasOpen = window.get().isOpen;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = window.subscribe(() => {
    const { isOpen } = window.get();
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    clearTimeout(timer);
    if (isOpen) ask(checkoutFrame.open);
    // The window fades first; a frame that shrinks at once would cut it off.
    else timer = setTimeout(() => ask(checkoutFrame.closed), checkoutShrinkMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
