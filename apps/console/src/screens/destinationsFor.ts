import type { Role } from '@shopbell/protocol';
import { isAtLeast } from '@shopbell/rules/team';
import type { Destination, Screen } from './Screen';

export interface Way extends Destination {
  readonly to: string;
}

/** Where the palette leads somebody. */
export const destinationsFor = (screens: readonly Screen[], role: Role): readonly Way[] =>
  screens
    .filter((screen) => isAtLeast(role, screen.role))
    .flatMap(({ path, commands = [] }) => commands.map((command) => ({ ...command, to: `/${path}` })));
