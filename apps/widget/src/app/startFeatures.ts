import { reportFeature } from '../log';
import type { Feature } from './Feature';
import type { Widget } from './Widget';

/** Starts each of them once. `widget.stop` ends what they have begun. */
export function startFeatures(widget: Widget, features: readonly Feature[]): void {
  for (const { start } of features) {
    try {
      const moments = start?.(widget);
      if (moments) widget.running.push(moments);
    } catch (error) {
      reportFeature(error);
    }
  }
}
