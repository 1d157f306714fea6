import type { CardPlace } from './CardPlace';

/**
 * Puts something beside the launcher, with its styles, and says it once to whoever does not see it; the focus stays where
 * it is. Beside the host, not in it: a campaign may stand where the launcher is hidden.
 */
export function put({ root, host, signal }: CardPlace, element: HTMLElement, css: string, style: string) {
  const controller = new AbortController();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const said = document.createElement('div');
  said.className = 'campaign-said';
  said.setAttribute('role', 'status');
  const container = document.createElement('div');
  container.append(element);
  root.append(said, container);
  if (style) host.dataset.launcherStyle = style;
  // A status that stands there already is heard when it changes.
  const timer = setTimeout(() => {
    const words = element.querySelector('.campaign-words')?.textContent ?? '';
    said.textContent = `${element.ariaLabel}. ${words}`;
  }, 100);
  const remove = () => {
    controller.abort();
    clearTimeout(timer);
    said.replaceWith();
    container.replaceWith();
    // What came after it may have given the launcher its own.
    if (host.dataset.launcherStyle === style) delete host.dataset.launcherStyle;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  signal.addEventListener('abort', remove, { signal: controller.signal });
  return { container, remove, signal: controller.signal };
}
