import { everywhereKeys, type KeyGroup } from './keys';
import type { Screen } from './Screen';

/** What the keyboard help lists: the keys of the desk, and those that screens have of their own. */
export const keyGroups = (screens: readonly Screen[]): readonly KeyGroup[] => [
  { title: 'Everywhere', keys: everywhereKeys },
  ...screens.flatMap(({ keys }) => (keys ? [keys] : [])),
];
