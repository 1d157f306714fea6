import { containerId, type EmbedConfig } from '@shopbell/protocol';
import { buildElement } from './buildElement';

/** The places of the chat on a page. */
export interface Mounted {
  readonly container: HTMLElement;
  readonly root: ShadowRoot;
  readonly host: HTMLElement;
  readonly launcher: Element;
  remove(): void;
}

/** Null where a chat stands already. */
export function mountLauncher({ css, tree }: EmbedConfig): Mounted | null {
  const found = document.getElementById(containerId);
  if (found && (found.shadowRoot || found.childNodes.length > 0)) return null;
  const container = found ?? document.createElement('div');
  container.id = containerId;
  const root = container.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const host = document.createElement('div');
  const launcher = buildElement(tree);
  host.append(launcher);
  root.append(host);
  return {
    container,
    root,
    host,
    launcher,
    // A shadow root cannot be taken off an element: what the page had brought is replaced by its copy.
    remove: () => (found ? container.replaceWith(container.cloneNode()) : container.remove()),
  };
}
