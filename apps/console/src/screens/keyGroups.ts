import { screens } from './index';
import { everywhereKeys, type KeyGroup } from './keys';

/** What the keyboard help lists: the keys of the desk, and those that screens have of their own. */
export const keyGroups: readonly KeyGroup[] = [
  { title: 'Everywhere', keys: everywhereKeys },
  ...screens.flatMap(({ keys }) => (keys ? [keys] : [])),
];
