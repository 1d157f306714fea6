import { containerId } from '@shopbell/protocol';
import { warn } from './log';

const returnsMax = 10;
const perMs = 1000;

/**
 * Puts the container into the page, and back when the page throws it out: a body that is replaced or emptied, a morph
 * that does not know it. Only the children of its own ancestors are watched, so a busy page costs nothing.
 */
export function keepInPage(container: HTMLElement, onReturn: () => void): () => void {
  let returns: number[] = [];
  const put = () => {
    // The new page may bring an empty container of its own.
    const empty = document.getElementById(containerId);
    if (empty) empty.replaceWith(container);
    else document.body?.append(container);
  };
  const look = () => {
    observer.disconnect();
    if (!container.isConnected) {
      const now = Date.now();
      returns = [...returns.filter((atMs) => now - atMs < perMs), now];
      // Something on the page removes it each time: to go on would freeze the page.
      if (returns.length > returnsMax) return warn('The page keeps removing the chat, so it stays away.');
      put();
      if (container.isConnected) onReturn();
    }
    watch();
  };
  const observer = new MutationObserver(look);
  const watch = () => {
    let node: Node | null = container.isConnected ? container.parentNode : document.documentElement;
    for (; node; node = node.parentNode) observer.observe(node, { childList: true });
  };
  if (!container.isConnected) put();
  watch();
  return () => observer.disconnect();
}
