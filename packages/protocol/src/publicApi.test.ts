import { expectTypeOf, it } from 'vitest';
import type { ChatCommands, commandNames } from './publicApi';

it('every command has its name in the list that the script offers them by', () => {
  expectTypeOf<(typeof commandNames)[number]>().toEqualTypeOf<keyof ChatCommands>();
});
