import type { Role } from '@shopbell/protocol';
import { isAtLeast } from '@shopbell/rules/team';
import type { RailFact, Screen } from './Screen';

/** The screens that stand in somebody's rail. */
export const placesFor = (
  screens: readonly Screen[],
  role: Role,
  facts: Readonly<Record<RailFact, boolean>>,
): readonly Screen[] =>
  screens.filter(
    ({ rail, role: least }) =>
      rail !== undefined && isAtLeast(role, least) && (rail.while === undefined || facts[rail.while]),
  );
