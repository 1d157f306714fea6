import type { EmbedStart, WidgetHandle } from '@shopbell/protocol';
import { frameParentOrigin } from '@shopbell/rules/checkout';
import { createHandle } from './api/createHandle';
import { createWidget } from './app/createWidget';
import { mountRoots } from './app/mountRoots';
import { takeOverWords } from './app/takeOverWords';
import { askForFrameSize } from './checkout';
import { watchFonts } from './fonts';
import { insetVariables } from './launcher';
import { stayLater } from './page';
import { forgetStyles } from './styles';

/** Called from the page: launcher and, where it was opened, window already stand in `host`, and React takes them over. */
export function start(root: ShadowRoot, host: HTMLElement, options: EmbedStart): WidgetHandle {
  const before = root.adoptedStyleSheets;
  const widget = createWidget(options, root);
  const { early } = options;
  if (early) takeOverWords(widget, early);
  const stopFonts = watchFonts(widget, host);
  const markSmall = () => {
    const isSmall = widget.window.get().isOpen && widget.page.get().size === 'small';
    host.classList.toggle('small-window-open', isSmall);
  };
  const onOpenChange = () => {
    markSmall();
    if (widget.window.get().isOpen) roots.showWindow();
    if (!widget.window.get().isOpen) host.querySelector('button')?.focus();
  };
  const staying = stayLater(root, widget.client, widget.page);
  const place = () => {
    const { position } = widget.overrides.get();
    if (!position) return;
    const variables = insetVariables(position, widget.page.get().isCheckout);
    for (const [name, value] of Object.entries(variables)) host.style.setProperty(name, value);
  };
  const stops = [
    widget.window.subscribe(onOpenChange),
    widget.overrides.subscribe(place),
    widget.page.subscribe(place),
    widget.page.subscribe(markSmall),
    stopFonts,
    staying.stop,
    widget.stop,
  ];
  const parentOrigin = frameParentOrigin(location.search);
  if (parentOrigin) stops.push(askForFrameSize(widget.window, parentOrigin));
  const onAct = (event: Event) => event.isTrusted && widget.acted();
  for (const act of acts) {
    host.addEventListener(act, onAct, true);
    stops.push(() => host.removeEventListener(act, onAct, true));
  }
  const nudge = () => void widget.client.run((client) => client.nudge());
  for (const [target, event] of nudges) {
    target.addEventListener(event, nudge);
    stops.push(() => target.removeEventListener(event, nudge));
  }
  const roots = mountRoots(widget, root, host, early);
  const handle = createHandle(widget, options.emit, () => {
    roots.unmount();
    for (const stop of stops) stop();
    forgetStyles(root);
    root.adoptedStyleSheets = before;
  });
  return { ...handle, returned: staying.returned };
}

/** What only a person does, never a page in their place. */
const acts = ['click', 'input'];

/** Moments at which a connection that had given up is worth a try. */
const nudges: readonly (readonly [EventTarget, string])[] = [
  [window, 'online'],
  [window, 'pageshow'],
  [window, 'focus'],
  [document, 'visibilitychange'],
];
