import type { Feature } from '../app/Feature';

type Handle = NonNullable<Feature['frames']>[string];

/** What the feature that owns a frame of the server does with it; nothing where none does. */
export function frameOwner(features: readonly Feature[], type: string): Handle | undefined {
  for (const { screens = {}, frames = {} } of features) {
    if (Object.hasOwn(frames, type)) return frames[type];
    for (const [path, screen] of Object.entries(screens))
      if (screen.frames?.includes(type)) return ({ router }) => router.push(path);
  }
  return undefined;
}
