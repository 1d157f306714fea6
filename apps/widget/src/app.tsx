import type { EmbedStart, WidgetHandle } from '@shopbell/protocol';
import { createHandle } from './api/createHandle';
import { createWidget } from './app/createWidget';
import { loadRooms } from './app/loadRooms';
import { mountRoots } from './app/mountRoots';
import { startFeatures } from './app/startFeatures';
import { takeOverWords } from './app/takeOverWords';
import { startClient } from './client/startClient';
import { features } from './features';
import { sayLost } from './notices/sayLost';
import { stayLater } from './page';
import { forgetStyles } from './styles';

/** Called from the page: launcher and, where it was opened, window already stand in `host`, and React takes them over. */
export function start(root: ShadowRoot, host: HTMLElement, options: EmbedStart): WidgetHandle {
  const before = root.adoptedStyleSheets;
  const widget = createWidget(options, root);
  const { early } = options;
  startFeatures(widget, features);
  widget.client.begin(startClient(widget), (error) => sayLost(widget, error));
  if (early) takeOverWords(widget, early);
  const markSmall = () => {
    const isSmall = widget.window.get().isOpen && widget.page.get().size === 'small';
    host.classList.toggle('small-window-open', isSmall);
  };
  const onOpenChange = () => {
    markSmall();
    if (widget.window.get().isOpen) roots.showWindow();
    // Whoever is in the window goes on at the launcher; whoever is elsewhere on the page stays there.
    else if (root.activeElement) host.querySelector('button')?.focus();
  };
  const staying = stayLater(root, widget.client, widget.page);
  const stops = [
    widget.window.subscribe(onOpenChange),
    widget.page.subscribe(markSmall),
    staying.stop,
    widget.stop,
  ];
  const onAct = (event: Event) => event.isTrusted && widget.storage.permit();
  for (const act of acts) {
    host.addEventListener(act, onAct, true);
    stops.push(() => host.removeEventListener(act, onAct, true));
  }
  markSmall();
  const roots = mountRoots(widget, root, host, early);
  void loadRooms(widget);
  // Later than the render that must equal the prerender.
  if (early?.isExpanded) widget.expand(true);
  const unmount = () => {
    roots.unmount();
    for (const stop of stops) stop();
    forgetStyles(root);
    root.adoptedStyleSheets = before;
  };
  return createHandle(widget, { returned: staying.returned, unmount });
}

/** What only a person does, never a page in their place. */
const acts = ['click', 'input'];
