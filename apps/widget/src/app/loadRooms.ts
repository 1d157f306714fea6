import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';
import { askToRefresh } from '../notices/sayLost';
import { choosePage } from '../settings/choosePage';
import { featuresOf } from './featuresOf';
import { perWidget } from './perWidget';
import { startFeatures } from './startFeatures';
import type { Widget } from './Widget';

/**
 * The rooms behind the first paint, once. Whoever waits for them goes on either way; where they did not come, they are
 * asked for again by the next one who needs them, when the line is back, and when the window is opened.
 */
export const loadRooms = (widget: Widget): Promise<void> => loaderOf(widget)();

const loaderOf = perWidget((widget) => {
  let loading: Promise<void> | null = null;
  let isOver = false;
  const load = () => {
    loading ??= loadChunk('rooms', () => import('../rooms')).then(
      ({ rooms }) => {
        if (isOver) return;
        startFeatures(widget, rooms);
        featuresOf(widget).update((before) => [...before, ...rooms]);
        widget.router.settle();
        choosePage(widget);
      },
      (error) => {
        loading = null;
        addEventListener('online', load, { once: true });
        reportError('A part of the chat could not be loaded.', error);
        if (widget.router.isAwaiting()) askToRefresh(widget);
      },
    );
    return loading;
  };
  widget.running.push({
    opening: load,
    stop() {
      isOver = true;
    },
  });
  return load;
});
