import type { ChatCommands } from '@shopbell/protocol';

/** A call of the page's API, as it was made. */
export type SaidCall = readonly [name: keyof ChatCommands, given: readonly unknown[]];
