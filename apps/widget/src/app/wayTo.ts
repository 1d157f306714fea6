import type { Route } from '../router';
import type { Feature } from './Feature';
import { screenAt } from './screenAt';
import type { Widget } from './Widget';

/**
 * The path that is shown for a path: the same; where its screen has nothing to show, the one that the screen names.
 * In place of one that none of the features knows stands `otherwise`: the chat (RTE-19), or nothing while not all of them
 * are there.
 */
export function wayTo(
  features: readonly Feature[],
  widget: Widget,
  { path, parameters }: Route,
  otherwise: '/chat' | null,
): string | null {
  const way = screenAt(features, path)?.guard?.(widget, parameters) ?? path;
  return screenAt(features, way) ? way : otherwise;
}
