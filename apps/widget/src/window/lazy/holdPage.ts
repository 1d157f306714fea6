/**
 * The page behind a window that covers it: nothing there is reached by key, finger or screen reader, and it does not
 * scroll. What the page itself had made inert stays so.
 */
export function holdPage(dialog: HTMLElement): () => void {
  const container = (dialog.getRootNode() as ShadowRoot).host;
  const held = new Set<Element>();
  const hold = () => {
    for (let inside: Element = container; inside.parentElement; inside = inside.parentElement) {
      if (inside === document.body) break;
      for (const beside of inside.parentElement.children) {
        if (beside === inside || beside.hasAttribute('inert')) continue;
        beside.setAttribute('inert', '');
        held.add(beside);
      }
    }
  };
  // What the page brings later comes behind the window too.
  const observer = new MutationObserver(hold);
  if (container.parentNode) observer.observe(container.parentNode, { childList: true });
  hold();
  const { style } = document.documentElement;
  const [before, priority] = [style.getPropertyValue('overflow'), style.getPropertyPriority('overflow')];
  style.setProperty('overflow', 'hidden', 'important');
  dialog.setAttribute('aria-modal', 'true');
  return () => {
    observer.disconnect();
    for (const element of held) element.removeAttribute('inert');
    style.setProperty('overflow', before, priority);
    if (document.documentElement.getAttribute('style') === '')
      document.documentElement.removeAttribute('style');
    dialog.removeAttribute('aria-modal');
  };
}
