import type { Feature } from '../app/Feature';
import type { Widget } from '../app/Widget';
import { reportFeature } from '../log';

type Handle = NonNullable<Feature['frames']>[string];

/** Which feature does what with which frame of the server. */
export function createFrameTable(features: readonly Feature[]) {
  const table = new Map<string, Handle>();
  const own = (type: string, handle: Handle) => {
    if (table.has(type)) throw new Error(`Two features own the frame ${type}`);
    table.set(type, handle);
  };
  for (const { screens = {}, frames = {} } of features) {
    for (const [path, screen] of Object.entries(screens))
      for (const type of screen.frames ?? []) own(type, ({ router }) => router.push(path));
    for (const [type, handle] of Object.entries(frames)) own(type, handle);
  }
  return {
    /** True if someone knows what it is. */
    handle(widget: Widget, type: string, payload: unknown): boolean {
      const handle = table.get(type);
      try {
        void handle?.(widget, payload);
      } catch (error) {
        reportFeature(error);
      }
      return handle !== undefined;
    },
  };
}
