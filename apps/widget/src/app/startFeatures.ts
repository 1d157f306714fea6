import type { Widget } from './Widget';

/** Starts every feature once. `widget.stop` ends what they have begun. */
export function startFeatures(widget: Widget): void {
  for (const { start } of widget.features) {
    const moments = start?.(widget);
    if (moments) widget.running.push(moments);
  }
}
