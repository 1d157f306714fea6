import type { Route } from '../router';
import type { Screen } from './Feature';
import type { Widget } from './Widget';

/**
 * The path that is shown for a path: the same; where its screen has nothing to show, the one that the screen names;
 * and the chat in place of one that nobody knows (RTE-19).
 */
export function wayTo(
  screens: Readonly<Record<string, Screen | undefined>>,
  widget: Widget,
  { path, parameters }: Route,
): string {
  const screen = screens[path];
  const way = screen?.guard?.(widget, parameters) ?? path;
  return screens[way] ? way : '/chat';
}
