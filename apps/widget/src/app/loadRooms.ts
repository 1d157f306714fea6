import { loadChunk } from '../chunks/loadChunk';
import { reportError } from '../log';
import { askToRefresh } from '../notices/sayLost';
import { choosePage } from '../settings/choosePage';
import { featuresOf } from './featuresOf';
import { perWidget } from './perWidget';
import { startFeatures } from './startFeatures';
import type { Widget } from './Widget';

/**
 * The rooms behind the first paint, once. Whoever waits for them goes on either way; where they did not come, the next
 * one who needs them asks again.
 */
export function loadRooms(widget: Widget): Promise<void> {
  const attempt = attemptOf(widget);
  attempt.loading ??= loadChunk('rooms', () => import('../rooms')).then(
    ({ rooms }) => {
      if (attempt.isOver) return;
      startFeatures(widget, rooms);
      featuresOf(widget).update((before) => [...before, ...rooms]);
      widget.router.settle();
      choosePage(widget);
    },
    (error) => {
      attempt.loading = null;
      reportError('A part of the chat could not be loaded.', error);
      if (widget.router.isAwaiting()) askToRefresh(widget);
    },
  );
  return attempt.loading;
}

interface Attempt {
  loading: Promise<void> | null;
  isOver: boolean;
}

const attemptOf = perWidget(({ running }) => {
  const attempt: Attempt = { loading: null, isOver: false };
  const stop = () => {
    attempt.isOver = true;
  };
  running.push({ stop });
  return attempt;
});
