import { startClient } from '../client/startClient';
import { features } from '../features';
import { reportFeature } from '../log';
import { sayLost } from '../notices/sayLost';
import type { Widget } from './Widget';

/** Starts every feature once, and then the client. `widget.stop` ends what they have begun. */
export function startFeatures(widget: Widget): void {
  for (const { start } of features) {
    try {
      const moments = start?.(widget);
      if (moments) widget.running.push(moments);
    } catch (error) {
      reportFeature(error);
    }
  }
  widget.client.begin(startClient(widget, features), (error) => sayLost(widget, error));
}
