import { containerId } from '@shopbell/protocol';
import { warn } from '../log';

const returnsMax = 10;
const restMs = 1000;

/**
 * Puts the container into the page, and back when the page throws it out: a body that is replaced or emptied, a morph
 * that does not know it. Only the children of its own ancestors are watched, so a busy page costs nothing.
 */
export function keepInPage(container: HTMLElement, onReturn: () => void, signal: AbortSignal): void {
  let returns = 0;
  let lastMs = 0;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (!container.isConnected) {
      // Something on the page removes it each time: to go on would freeze the page.
      returns = Date.now() - lastMs < restMs ? returns + 1 : 0;
      if (returns > returnsMax) return warn('The page keeps removing the chat.');
      lastMs = Date.now();
      put();
      onReturn();
    }
    watch();
  });
  const put = () => {
    // The new page may bring an empty container of its own.
    const empty = document.getElementById(containerId);
    if (empty) empty.replaceWith(container);
    else document.body?.append(container);
  };
  const watch = () => {
    let node: Node | null = container.isConnected ? container.parentNode : document.documentElement;
    for (; node; node = node.parentNode) observer.observe(node, { childList: true });
  };
  if (!container.isConnected) put();
  watch();
  signal.addEventListener('abort', () => observer.disconnect());
}
