import type { Widget } from '../app/Widget';
import { loadChunk } from '../chunks';
import { reportError } from '../log';

/** The shop's font, from the first open on; until then, and without it, the system's stands in. */
export function watchFonts(widget: Widget, host: HTMLElement): () => void {
  let stop = widget.window.subscribe(() => {
    stop();
    let isOver = false;
    stop = () => {
      isOver = true;
    };
    loadChunk('fonts', () => import('./lazy/applyFont')).then(
      ({ applyFont }) => {
        if (!isOver) stop = applyFont(widget, host);
      },
      (error) => reportError('The font could not be loaded.', error),
    );
  });
  return () => stop();
}
