import type { EmbedStart, WidgetHandle } from '@shopbell/protocol';
import { hydrateRoot } from 'react-dom/client';
import { createHandle } from './api/createHandle';
import { App } from './app/App';
import { createWidget } from './app/createWidget';
import { startFeatures } from './app/startFeatures';
import { insetVariables } from './launcher';
import { reportError } from './log';
import { stayLater } from './page';
import { forgetStyles, StyleRoot } from './styles';
import css from './window/window.css?inline';

/** Called by the snippet's script: the launcher already stands in `host`, and React takes it over. */
export function start(root: ShadowRoot, host: HTMLElement, options: EmbedStart): WidgetHandle {
  const before = root.adoptedStyleSheets;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...before, sheet];
  const widget = createWidget(options, root);
  startFeatures(widget);
  const markSmall = () => {
    const isSmall = widget.window.get().isOpen && widget.page.get().size === 'small';
    host.classList.toggle('small-window-open', isSmall);
  };
  const onOpenChange = () => {
    markSmall();
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
    staying.stop,
    widget.stop,
  ];
  const onAct = (event: Event) => event.isTrusted && widget.storage.permit();
  for (const act of acts) {
    host.addEventListener(act, onAct, true);
    stops.push(() => host.removeEventListener(act, onAct, true));
  }
  let isOver = false;
  const app = (
    <StyleRoot value={root}>
      <App widget={widget} />
    </StyleRoot>
  );
  const react = hydrateRoot(host, app, {
    onRecoverableError(error) {
      // Taken off the page before React had it all, the launcher needs no taking over.
      if (!isOver) reportError('The launcher was not taken over cleanly.', error);
    },
  });
  if (options.isResuming) void widget.client.run((client) => client.connect());
  const unmount = () => {
    isOver = true;
    react.unmount();
    for (const stop of stops) stop();
    forgetStyles(root);
    root.adoptedStyleSheets = before;
  };
  return createHandle(widget, { returned: staying.returned, unmount });
}

/** What only a person does, never a page in their place. */
const acts = ['click', 'input'];
