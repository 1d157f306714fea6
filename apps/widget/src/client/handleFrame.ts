import { featuresOf } from '../app/featuresOf';
import { loadRooms } from '../app/loadRooms';
import { perWidget } from '../app/perWidget';
import type { Widget } from '../app/Widget';
import { features } from '../features';
import { reportError, reportFeature } from '../log';
import { frameOwner } from './frameOwner';

export interface HeardFrame {
  readonly type: string;
  readonly payload: unknown;
}

/** More than a server says of its own accord while the rooms are asked for again. */
const waitingMax = 50;
const waitingOf = perWidget(() => ({ count: 0 }));

/**
 * Says whether some room knows what it is. What neither the client nor one of the first rooms knows waits, in order, until
 * all rooms are there, however often their chunk must be asked for.
 */
export function handleFrame(
  widget: Widget,
  { type, payload }: HeardFrame,
  isKnown: boolean,
): boolean | Promise<boolean> {
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
  if (attempt()) return true;
  if (isKnown || known.get() !== features) return false;
  const waiting = waitingOf(widget);
  waiting.count += 1;
  if (waiting.count > waitingMax) {
    reportError('FRAME_DROPPED', { type, because: 'too-many' });
    return true;
  }
  void loadRooms(widget);
  // Behind all else that their coming changes.
  return new Promise<void>((come) => known.subscribe(come)).then(attempt);
}
