import type { EarlyWindow } from '@shopbell/protocol';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { reportError } from '../log';
import { App } from './App';
import { Surroundings } from './Surroundings';
import type { Widget } from './Widget';
import { WindowScreen } from './WindowScreen';

export interface Roots {
  /** Draws the window, the first time it is opened. */
  showWindow(): void;
  unmount(): void;
}

/**
 * Launcher and window are two roots, since each may stand on the page before React is there. An open window is taken
 * over in one task, so that no keystroke falls between what it was and what it is.
 */
export function mountRoots(
  widget: Widget,
  root: ShadowRoot,
  host: HTMLElement,
  early: EarlyWindow | null,
): Roots {
  let isOver = false;
  let window: Root | null = null;
  const onRecoverableError = (error: unknown) => {
    // Taken off the page before React had it all, nothing needs taking over.
    if (!isOver) reportError('The chat was not taken over cleanly.', error);
  };
  const inSurroundings = (view: React.ReactNode) => (
    <Surroundings widget={widget} root={root}>
      {view}
    </Surroundings>
  );
  const isOpen = early?.isOpen ?? false;
  // Of a window that was closed again only the words are left.
  const place = early && (host.lastElementChild as HTMLElement);
  if (!isOpen) place?.replaceWith();
  let launcher!: Root;
  flushSync(() => {
    launcher = hydrateRoot(host, inSurroundings(<App wasOpen={isOpen} />), { onRecoverableError });
    if (place && isOpen)
      window = hydrateRoot(place, inSurroundings(<WindowScreen early={early} />), {
        onRecoverableError,
      });
  });
  const picker = place?.querySelector('input');
  if (picker?.files?.length) picker.dispatchEvent(new Event('change', { bubbles: true }));
  return {
    showWindow() {
      if (window) return;
      window = createRoot(host.appendChild(document.createElement('div')));
      window.render(inSurroundings(<WindowScreen early={null} />));
    },
    unmount() {
      isOver = true;
      window?.unmount();
      launcher.unmount();
    },
  };
}
