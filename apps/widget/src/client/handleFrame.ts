import { featuresOf } from '../app/featuresOf';
import { loadRooms } from '../app/loadRooms';
import type { Widget } from '../app/Widget';
import { features } from '../features';
import { reportFeature } from '../log';
import { frameOwner } from './frameOwner';

/** Says whether some room knows what it is. What none of the first rooms knows waits until all of them are there. */
export function handleFrame(widget: Widget, type: string, payload: unknown): boolean | Promise<boolean> {
  const known = featuresOf(widget);
  const attempt = () => {
    const handle = frameOwner(known.get(), type);
    try {
      void handle?.(widget, payload);
    } catch (error) {
      reportFeature(error);
    }
    return handle !== undefined;
  };
  return attempt() || (known.get() === features && loadRooms(widget).then(attempt));
}
