import type { Feature } from '../app/Feature';
import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';

/** The shop's font, from the first open on; until then, and without it, the system's stands in. */
export const fonts: Feature = {
  name: 'fonts',
  start(widget) {
    let stop = () => {};
    const begin = () => {
      stop();
      let isOver = false;
      stop = () => {
        isOver = true;
      };
      loadChunk('fonts', () => import('./lazy/applyFont')).then(
        ({ applyFont }) => {
          if (!isOver) stop = applyFont(widget);
        },
        (error) => reportError('The font could not be loaded.', error),
      );
    };
    if (widget.window.get().isOpen) begin();
    else stop = widget.window.subscribe(begin);
    return { stop: () => stop() };
  },
};
