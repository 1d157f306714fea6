import { containerId, type EmbedConfig } from '@shopbell/protocol';
import { buildElement } from './buildElement';

/**
 * The container with the launcher inside: shadow root, host, launcher, each the first child of the one before. Null
 * where a chat stands already.
 */
export function mountLauncher({ css, tree }: EmbedConfig, signal: AbortSignal): HTMLElement | null {
  const found = document.getElementById(containerId);
  if (found?.shadowRoot || found?.firstChild) return null;
  const container = found ?? document.createElement('div');
  container.id = containerId;
  const root = container.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  root.append(buildElement(['div', {}, tree]));
  signal.addEventListener('abort', () => {
    // A shadow root cannot be taken off an element: what the page had brought is replaced by its copy.
    if (found) container.replaceWith(container.cloneNode());
    else container.replaceWith();
  });
  return container;
}
